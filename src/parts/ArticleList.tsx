import { longDate } from '../lib/formats.ts'

export interface ArticleLine {
  title: string
  href: string
  date: string
  summary: string
  /** Where it belongs, in a list of several sections. */
  category?: string | undefined
}

/** Articles by their day, newest first: headline and one line. */
export function ArticleList({ articles }: { articles: readonly ArticleLine[] }) {
  return (
    <ul className="article-list grid gap-3">
      {articles.map(({ title, href, date, summary, category }) => (
        <li
          key={href}
          className="grid gap-x-6 gap-y-1 not-first:rule-t not-first:pt-3 md:grid-cols-[8.5rem_minmax(0,1fr)] md:items-baseline"
        >
          <p className="text-xs text-ink-2">
            <time dateTime={date} className="figures">
              {longDate(date)}
            </time>
            {category && <span className="block">{category}</span>}
          </p>
          <div>
            <a href={href} className="display named text-h4">
              {title}
            </a>
            <p className="text-sm text-ink-2">{summary}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
