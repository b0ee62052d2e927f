import { longDate } from '../lib/formats.ts'
import { Unbroken } from '../ui/Unbroken.tsx'
import type { ShelfLine } from './shelf-category.ts'

/** The official word: its day as large as its title, since that is how it is quoted, then what it puts on record. */
export function Notice({ lines }: { lines: readonly ShelfLine[] }) {
  return (
    <ul className="voice-pieces">
      {lines.map(({ href, date, title, said, summary }) => (
        <li key={href} className="group relative">
          <time dateTime={date} className="display block text-h3 text-brass">
            {longDate(date)}
          </time>
          <a href={href} className="display cover mt-1 block text-h3 group-hover:text-accent">
            <Unbroken text={title} />
          </a>
          <p className="mt-3">{said}</p>
          <p className="mt-1 text-sm text-ink-2">{summary}.</p>
        </li>
      ))}
    </ul>
  )
}
