import { longDate } from '../lib/formats.ts'

interface BylineProps {
  date: string
  minutes: number
  /** Who wrote it, where somebody is named. */
  author?: { name: string; role: string } | undefined
  /** Who answers for it otherwise, and the page of their category. */
  desk: string
  href: string
  /** How many there are. */
  sources: number
  /** The day on which it was last read against the facts, where that is another. */
  reviewed?: string | undefined
}

/** Under the headline of an article: whose it is, when it was published, how long it takes, what it rests on. */
export function Byline({ date, minutes, author, desk, href, sources, reviewed }: BylineProps) {
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-5 text-sm text-ink-2">
      {author ? (
        <span className="inline-flex min-h-9 flex-wrap items-center">
          <span className="font-medium text-ink">By {author.name}</span>, {author.role}
        </span>
      ) : (
        <span className="font-medium text-ink">
          By the{' '}
          <a href={href} className="inline-flex min-h-9 items-center underline underline-offset-4">
            {desk}
          </a>
        </span>
      )}
      <time dateTime={date}>{longDate(date)}</time>
      <span>{minutes} min read</span>
      {reviewed && (
        <span>
          Reviewed <time dateTime={reviewed}>{longDate(reviewed)}</time>
        </span>
      )}
      {sources > 0 && (
        <a href="#sources" className="inline-flex min-h-9 items-center underline underline-offset-4">
          {sources} {sources === 1 ? 'source' : 'sources'}
        </a>
      )}
    </p>
  )
}
