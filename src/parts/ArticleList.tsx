import { longDate } from '../lib/formats.ts'
import { Named } from '../ui/Named.tsx'

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
    <ul className="article-list">
      {articles.map(({ title, href, date, summary, category }) => (
        <li key={href}>
          <p className="text-xs text-ink-2">
            <time dateTime={date} className="figures">
              {longDate(date)}
            </time>
            {category && <span className="block">{category}</span>}
          </p>
          <div>
            <p className="display text-h4">
              <Named href={href}>{title}</Named>
            </p>
            <p className="text-sm text-ink-2">{summary}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
