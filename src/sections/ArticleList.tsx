import { Split } from '../ui/Split.tsx'
import { Publication } from './Publication.tsx'

interface ArticleEntry {
  title: string
  category: string
  summary: string
  date: string
  minutes: number
  href: string
}

interface ArticleListProps {
  heading: string
  entries: readonly ArticleEntry[]
  /** False where all are of one category. */
  withCategory: boolean
}

/** Articles, newest first. */
export function ArticleList({ heading, entries, withCategory }: ArticleListProps) {
  return (
    <Split heading={heading} id="articles">
      <ul className="rule-b">
        {entries.map(({ title, category, summary, href, ...publication }) => (
          <li key={href} className="group relative rule-t py-6">
            <p className="text-xs text-ink-2">
              {withCategory && <span className="mr-3 font-medium text-brass">{category}</span>}
              <Publication {...publication} />
            </p>
            <h3 className="display mt-1.5 text-h3">
              <a href={href} className="cover group-hover:text-accent">
                {title}
              </a>
            </h3>
            <p className="mt-1.5 text-ink-2">{summary}</p>
          </li>
        ))}
      </ul>
    </Split>
  )
}
