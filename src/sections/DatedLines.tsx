import { longDate } from '../lib/formats.ts'
import { Unbroken } from '../ui/Unbroken.tsx'

export interface DatedLine {
  title: string
  date: string
  href: string
}

/** Articles as lines: headline, and its day at the right. */
export function DatedLines({ lines }: { lines: readonly DatedLine[] }) {
  return (
    <ul>
      {lines.map(({ title, date, href }) => (
        <li
          key={href}
          className="group relative grid items-baseline gap-x-6 gap-y-0.5 py-3.5 not-first:rule-t md:grid-cols-[1fr_auto]"
        >
          <a href={href} className="display cover text-h4 group-hover:text-accent">
            <Unbroken text={title} />
          </a>
          <time dateTime={date} className="text-xs text-ink-2 figures">
            {longDate(date)}
          </time>
        </li>
      ))}
    </ul>
  )
}
