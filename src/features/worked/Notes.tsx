import type { Worked } from '../../model/schema/worked-shapes.ts'
import { joinsHeight, joinsOf, joinsWidth } from './joins.ts'

interface NotesProps {
  notes: Worked['notes']
  /** Where the number of each stands right above, from 0 to 1; left out where they stand elsewhere. */
  places?: readonly number[] | undefined
}

/** What happens in a drawing, in order. On wide screens a curve leads from a number that is near to its words. */
export function Notes({ notes, places }: NotesProps) {
  return (
    <>
      {places && (
        <svg
          viewBox={`0 0 ${joinsWidth} ${joinsHeight}`}
          preserveAspectRatio="none"
          className="joins"
          aria-hidden="true"
        >
          <path d={joinsOf(places)} />
        </svg>
      )}
      <ol>
        {notes.map(({ title, text }, i) => (
          <li key={title}>
            <h3 className="font-medium">
              <span className="text-accent figures" aria-hidden="true">
                {i + 1}
              </span>{' '}
              {title}
            </h3>
            <p className="text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
    </>
  )
}
