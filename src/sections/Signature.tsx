import { longDate } from '../lib/formats.ts'

interface SignatureProps {
  author?: string | undefined
  /** Signs where there is no author. */
  desk: string
  date: string
  minutes: number
}

/** Who answers for the piece that leads a shelf, and its day. */
export function Signature({ author, desk, date, minutes }: SignatureProps) {
  return (
    <p className="signature text-xs text-ink-2">
      <span className="display block text-h4 text-ink">{author ?? `The ${desk}`}</span>
      <time dateTime={date}>{longDate(date)}</time>, {minutes} min read
    </p>
  )
}
