import { midSentence } from '../../lib/names.ts'
import type { FigureOf } from '../../model/schema/figures/figure.ts'
import type { MarkName } from '../../model/schema/figures/frame.ts'
import type { KeyEntry } from '../Figure.tsx'

/** What stands in each cell of a table of marks, where its lines run, and what its rows say in words. */

type Table = FigureOf<'marks'>
type Row = Table['rows'][number]

interface Cell {
  /** Nothing, where the cell is empty. */
  mark: MarkName | undefined
  word: string | undefined
  /** True where a line leads from it to the next, or to what becomes of the row. */
  goesOn: boolean
  /** Behind it stands what happens there. */
  number: number | undefined
}

export interface PlacedRow extends Pick<Row, 'name' | 'text' | 'page' | 'end'> {
  cells: Cell[]
  isFollowed: boolean
  /** The cells as sentences, for those who listen. */
  said: string
}

const notReached = 'Not reached'

export function placesOf(table: Table): PlacedRow[] {
  return table.rows.map((row, i) => ({
    ...row,
    isFollowed: table.follow === i + 1,
    cells: row.cells.map((_, at) => cellOf(table, row, at, i + 1)),
    said: wordsOf(table, row),
  }))
}

/** Which marks a table shows, those among them that follow from a stop, and what each of them means. */
function meaningsOf(table: Table): { mark: MarkName; name: string }[] {
  const isCut = table.joined && table.rows.some(({ cells }) => cells.includes('stop') && cells.at(-1) !== 'stop')
  const named = table.meanings.some(({ mark }) => mark === 'missing')
  return [...table.meanings, ...(isCut && !named ? [{ mark: 'missing' as const, name: notReached }] : [])]
}

/** Its key: what the marks mean, and what it means where a line runs through a place without one. */
export function keyOf(table: Table): KeyEntry[] {
  const isPassed = placesOf(table).some(({ cells }) => cells.some(({ mark, goesOn }) => !mark && goesOn))
  return [...meaningsOf(table), ...(isPassed && table.empty ? [{ mark: 'passed' as const, name: table.empty }] : [])]
}

/** Nothing passes a stop. */
const isPast = ({ joined }: Table, { cells }: Row, at: number) => joined && cells.slice(0, at).includes('stop')

function cellOf(table: Table, row: Row, at: number, number: number): Cell {
  const cell = row.cells[at] ?? 'none'
  const isLast = at === row.cells.length - 1
  const remark = table.remarks?.findIndex((each) => each.at === at + 1 && (each.row ?? table.follow) === number) ?? -1
  return {
    mark: isPast(table, row, at) ? 'missing' : cell === 'none' ? undefined : cell,
    word: row.words?.[at],
    // What is half done on its last place waits there.
    goesOn: table.joined && !row.cells.slice(0, at + 1).includes('stop') && !(isLast && (cell === 'half' || !row.end)),
    number: remark < 0 ? undefined : remark + 1,
  }
}

/** "Quarter 1 to 3: paid in cash. Quarter 4: not paid." */
function wordsOf(table: Table, row: Row): string {
  const { across, columns } = table
  const runs: { from: number; to: number; said: string }[] = []
  for (const [at] of columns.entries()) {
    const said = cellWords(table, row, at)
    const last = runs.at(-1)
    if (across && last?.said === said) last.to = at
    else runs.push({ from: at, to: at, said })
  }
  return runs
    .filter(({ said }) => said)
    .map(({ from, to, said }) => {
      const place = from === to ? columns[from] : `${columns[from]} to ${columns[to]}`
      return `${across ? `${across} ` : ''}${place}: ${said}.`
    })
    .join(' ')
}

function cellWords(table: Table, row: Row, at: number): string {
  const { mark, word } = cellOf(table, row, at, 0)
  const meaning = mark ? meaningsOf(table).find((each) => each.mark === mark)?.name : table.empty
  const said = meaning && midSentence(meaning)
  return word && said ? `${word}, ${said}` : (word ?? said ?? '')
}
