import type { Papers } from '../../model/schema/papers.ts'

/** How papers side by side are tied. The gate (model/checks/papers.ts) has seen to it that each tie has its ends. */

export type Row = Papers['rows'][number]
type Tie = Row['ties'][number]
export type How = Tie['how']

/** The tie after the paper with this number, from 1. */
export function tieIn({ ties }: Row, gap: number): Tie | undefined {
  return ties.find((tie) => tie.gap === gap)
}

/** How the line of a paper is marked, from 0, and on which sides: a clash is seen before what is missing, and that before what agrees. */
export function marksOn(row: Row, sheet: number): string {
  const left = tieIn(row, sheet)
  const right = tieIn(row, sheet + 1)
  const how = order.find((one) => left?.how === one || right?.how === one)
  return [how && `tied ${how}`, left && 'left', right && 'right'].filter(Boolean).join(' ')
}

const order: readonly How[] = ['clash', 'missing', 'agree']

/** The ways of fitting that a drawing shows, for its key. */
export function howsIn(rows: readonly Row[]): How[] {
  return order.filter((how) => rows.some(({ ties }) => ties.some((tie) => tie.how === how))).reverse()
}

/** What a tool does that no tie tells. */
export function untold<Point>(points: readonly Point[], papers: Papers | undefined): Point[] {
  const told = new Set(papers?.rows.flatMap(({ ties }) => ties.map(({ shows }) => shows)))
  return points.filter((_, i) => !told.has(i + 1))
}
