import { longDate } from '../lib/formats.ts'
import { Named } from '../ui/Named.tsx'
import { Mark, type MarkLook } from './Mark.tsx'

export interface ArticleLine {
  title: string
  href: string
  date: string
  summary: string
  /** Where it belongs, in a list of several sections. */
  category?: string | undefined
  /** What its figure draws in order, and what that is, such as "Step by step". */
  chain?: { label: string; links: readonly { title: string; mark: MarkLook }[] } | undefined
}

/** Articles by their day, newest first: headline, one line, and the figure in small. */
export function ArticleList({ articles }: { articles: readonly ArticleLine[] }) {
  return (
    <ul className="article-list">
      {articles.map(({ title, href, date, summary, category, chain }) => (
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
          {chain && (
            <ol aria-label={chain.label} className="text-xs text-ink-2">
              {chain.links.map((link) => (
                <li key={link.title}>
                  <Mark look={link.mark} />
                  {link.title}
                </li>
              ))}
            </ol>
          )}
        </li>
      ))}
    </ul>
  )
}
