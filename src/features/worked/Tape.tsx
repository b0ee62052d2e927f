import type { Tape as Drawn } from '../../model/schema/worked-shapes.ts'
import { Notes } from './Notes.tsx'
import { TapeRow } from './TapeRow.tsx'
import { cellMiddle, namesShare, wordsOf } from './tape.ts'

/** Rows of cells, one of them followed. Those who listen hear each row as a sentence. */
export function Tape({ drawn }: { drawn: Drawn }) {
  const { across, columns, rows, follow, notes } = drawn
  // A curve begins below the last row, so it leads nowhere from a number in another.
  const isNear = notes.every(({ row = follow }) => row === rows.length)
  return (
    <div className="tape">
      <div className="row" aria-hidden="true">
        <span>{across}</span>
        <div className="columns">
          {columns.map((column) => (
            <span key={column}>{column}</span>
          ))}
        </div>
      </div>
      <ul>
        {rows.map((row, i) => (
          <li key={row.name} className={i + 1 === follow ? 'row followed' : 'row'}>
            <span>{row.name}</span>
            <svg aria-hidden="true">
              <TapeRow drawn={drawn} row={i + 1} />
            </svg>
            <span className="sr-only">: {wordsOf(row, drawn)}</span>
          </li>
        ))}
      </ul>
      <Notes
        notes={notes}
        places={
          isNear ? notes.map(({ at }) => namesShare + (1 - namesShare) * cellMiddle(at, columns.length)) : undefined
        }
      />
    </div>
  )
}
