import type { Tape as Drawn } from '../../model/schema/worked-shapes.ts'
import { Cell } from './Cell.tsx'
import { Marked } from './Marked.tsx'
import { Notes } from './Notes.tsx'
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
              {row.cells.map((cell, n) =>
                cell === 'none' ? null : (
                  <Cell key={columns[n]} tone={cell} x={n / columns.length} width={1 / columns.length} />
                ),
              )}
              {notes.map(({ at, row: own = follow }, n) =>
                own === i + 1 ? <Marked key={at} x={cellMiddle(at, columns.length)} y={0.5} number={n + 1} /> : null,
              )}
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
