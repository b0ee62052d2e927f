import type { Tape } from '../../model/schema/worked-shapes.ts'
import { Cell } from './Cell.tsx'
import { Marked } from './Marked.tsx'
import { cellMiddle } from './tape.ts'

interface TapeRowProps {
  drawn: Tape
  /** Counted from 1. */
  row: number
}

/** The cells of a row, and the numbers on their upper edge, where they hide nothing of what a cell shows. */
export function TapeRow({ drawn: { columns, rows, follow, notes }, row }: TapeRowProps) {
  return (
    <>
      {rows[row - 1]?.cells.map((cell, i) =>
        cell === 'none' ? null : (
          <Cell key={columns[i]} tone={cell} x={i / columns.length} width={1 / columns.length} />
        ),
      )}
      {notes.map(({ at, row: own = follow }, i) =>
        own === row ? <Marked key={at} x={cellMiddle(at, columns.length)} y={0} number={i + 1} /> : null,
      )}
    </>
  )
}
