import type { FigureOf } from '../../model/schema/figures/figure.ts'
import type { MarkLook } from '../../parts/Mark.tsx'
import type { KeyEntry } from '../Figure.tsx'

/** Where the lines of papers and the ties between them stand. The gate has seen to it that each tie has its ends. */

type Data = Pick<FigureOf<'papers'>, 'sheets' | 'rows'>
type Row = Data['rows'][number]
type Tie = Row['ties'][number]
export type How = Tie['how']

export const looks: Record<How, MarkLook> = { agree: 'full', clash: 'stop', missing: 'missing' }
const words: Record<How, string> = { agree: 'Agree', clash: 'Clash', missing: 'Missing' }

/** What is seen first where a line has a tie on either side. */
const order: readonly How[] = ['clash', 'missing', 'agree']

export interface PaperLine {
  /** From 1: papers stand in the odd columns, ties in the even ones between them. */
  column: number
  sheet: string
  label: string | undefined
  text: string | undefined
  /** How it is tied, and on which sides. */
  how: How | undefined
  sides: readonly ('left' | 'right')[]
}

export interface PaperTie {
  column: number
  how: How
  says: string
}

/** A row from the left to the right: a line of each paper, and between two of them how they are tied, where they are. */
export function partsOf({ lines, ties }: Row, sheets: Data['sheets']): (PaperLine | PaperTie)[] {
  const tieAfter = (paper: number) => ties.find(({ gap }) => gap === paper)
  return sheets.flatMap(({ title }, i) => {
    const [left, right] = [tieAfter(i), tieAfter(i + 1)]
    const line = {
      column: 2 * i + 1,
      sheet: title,
      label: lines[i]?.label,
      text: lines[i]?.text,
      how: order.find((one) => left?.how === one || right?.how === one),
      sides: [...(left ? ['left' as const] : []), ...(right ? ['right' as const] : [])],
    }
    return right ? [line, { column: 2 * i + 2, how: right.how, says: right.says }] : [line]
  })
}

/** The ways of fitting that are drawn, and no others. */
export function keyOf({ rows }: Data): KeyEntry[] {
  const drawn = new Set(rows.flatMap(({ ties }) => ties.map(({ how }) => how)))
  return (['agree', 'missing', 'clash'] as const)
    .filter((how) => drawn.has(how))
    .map((how) => ({ name: words[how], mark: looks[how] }))
}

/** What a tie says by its mark alone, for ears. */
export const heard = (how: How) => `${words[how]}: `
