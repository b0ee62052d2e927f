import { midSentence } from '../../lib/names.ts'
import type { Tape } from '../../model/schema/worked-shapes.ts'

/** What a row says, and where its numbers stand. */

/** The part of the width that the names of rows take. */
export const namesShare = 0.22

interface Run {
  cell: Tape['rows'][number]['cells'][number]
  from: number
  to: number
}

/** Neighbors that look alike, as one: their columns counted from 0. */
export function runsOf(cells: Tape['rows'][number]['cells']): Run[] {
  const runs: Run[] = []
  for (const [i, cell] of cells.entries()) {
    const last = runs.at(-1)
    if (last?.cell === cell) last.to = i
    else runs.push({ cell, from: i, to: i })
  }
  return runs
}

/** A row in words, for those who listen: "Quarter 1 to 3: paid in cash. Quarter 4: test failed." */
export function wordsOf(
  { cells }: Tape['rows'][number],
  { across, columns, states }: Pick<Tape, 'across' | 'columns' | 'states'>,
): string {
  return runsOf(cells)
    .flatMap(({ cell, from, to }) => {
      const name = states.find(({ tone }) => tone === cell)?.name
      const when = from === to ? columns[from] : `${columns[from]} to ${columns[to]}`
      return name ? `${across} ${when}: ${midSentence(name)}.` : []
    })
    .join(' ')
}

/** The middle of a column within the cells, counted from 1. */
export const cellMiddle = (column: number, columns: number) => (column - 0.5) / columns
