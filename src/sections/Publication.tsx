import { longDate } from '../lib/date.ts'

/** When something was published and how long it takes to read. */
export function Publication({ date, minutes }: { date: string; minutes: number }) {
  return (
    <>
      <time dateTime={date} className="whitespace-nowrap">
        {longDate(date)}
      </time>
      <span aria-hidden="true"> · </span>
      <span className="whitespace-nowrap">{minutes} min read</span>
    </>
  )
}
