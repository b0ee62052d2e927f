import { longDate } from '../lib/formats.ts'

/** Since when a position has been open. */
export function Posted({ date }: { date: string }) {
  return (
    <p className="text-sm text-ink-2">
      Posted <time dateTime={date}>{longDate(date)}</time>
    </p>
  )
}
