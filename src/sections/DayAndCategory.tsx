import { longDate } from '../lib/formats.ts'

/** Above a headline: where it belongs, and its day. */
export function DayAndCategory({ category, date }: { category?: string | undefined; date: string }) {
  return (
    <p className="flex flex-wrap gap-x-2.5 text-xs text-ink-2">
      {category && <span className="font-medium text-ink">{category}</span>}
      <time dateTime={date}>{longDate(date)}</time>
    </p>
  )
}
