import { longDate } from '../lib/formats.ts'
import { Unbroken } from '../ui/Unbroken.tsx'
import type { ShelfCategory } from './shelf-category.ts'

/** Pieces by or with somebody else: the labels that one of them may carry, then the pieces on a slip. */
export function LabeledPiece({ labels, lines }: Pick<ShelfCategory, 'labels' | 'lines'>) {
  return (
    <>
      <p className="piece-labels">
        {labels.map((label) => (
          <span key={label}>{label}</span>
        ))}
      </p>
      <ul className="voice-pieces">
        {lines.map(({ href, title, date, minutes, figure }) => (
          <li key={href} className="group relative">
            <a href={href} className="display cover block text-h3 group-hover:text-accent">
              <Unbroken text={title} />
            </a>
            <p className="mt-3">{figure.caption}</p>
            <p className="mt-3 text-xs text-ink-2">
              <time dateTime={date}>{longDate(date)}</time>, {minutes} min read
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
