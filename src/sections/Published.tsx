import { longDate } from '../lib/date.ts'
import { Publication } from './Publication.tsx'

interface PublishedProps {
  date: string
  minutes: number
  category: string
  href: string
  /** Who answers for it. */
  desk: string
  /** The day on which it was last read against the facts, where that is another. */
  reviewed?: string | undefined
}

/** Under the headline of an article: where it belongs, whose it is, when it was published, how long it takes. */
export function Published({ category, href, desk, reviewed, ...publication }: PublishedProps) {
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-5 text-sm text-ink-2">
      <a href={href} className="inline-flex min-h-9 items-center font-medium text-brass underline underline-offset-4">
        {category}
      </a>
      <span>
        <Publication {...publication} />
      </span>
      <span>By the {desk}</span>
      {reviewed && (
        <span>
          Reviewed <time dateTime={reviewed}>{longDate(reviewed)}</time>
        </span>
      )}
    </p>
  )
}
