import { longDate } from '../lib/formats.ts'
import { Unbroken } from '../ui/Unbroken.tsx'
import { EvidenceLine } from './EvidenceLine.tsx'
import { ageAxis } from './evidence.ts'
import { Signature } from './Signature.tsx'
import type { ShelfLine } from './shelf-category.ts'

interface ReportsInTimeProps {
  lines: readonly ShelfLine[]
  /** All of the shelf: they stand on one axis, and the first of them leads. */
  reports: readonly ShelfLine[]
}

/** Reports, each over the sources it rests on. */
export function ReportsInTime({ lines, reports }: ReportsInTimeProps) {
  const axis = ageAxis(reports)
  return (
    <ul className="voice-pieces">
      {lines.map((line) => {
        const { href, title, summary, opening, date, minutes } = line
        const leads = line === reports[0]
        return (
          <li key={href}>
            <article className="group relative">
              <a
                href={href}
                className={`display cover block group-hover:text-accent ${leads ? 'text-headline' : 'text-h3'}`}
              >
                <Unbroken text={title} />
              </a>
              {leads ? (
                <p className="mt-4 text-lg">{opening}</p>
              ) : (
                <p className="mt-1 text-sm text-ink-2">
                  {summary}. <time dateTime={date}>{longDate(date)}</time>, {minutes} min read
                </p>
              )}
            </article>
            <EvidenceLine {...line} axis={axis} isLabeled={leads} />
            {leads && <Signature {...line} />}
          </li>
        )
      })}
    </ul>
  )
}
