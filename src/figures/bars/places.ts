import type { FigureOf } from '../../model/schema/figures/figure.ts'
import { rounded } from '../placed.ts'

/** Where bars stand, in hundredths of the drawing; y runs down. */

type Data = Pick<FigureOf<'bars'>, 'set' | 'parts' | 'columns' | 'level'>
type Look = Data['parts'][number]['look']

interface Bar {
  look: Look
  x: number
  y: number
  width: number
  height: number
}

export interface BarPlaces {
  bars: Bar[]
  /** The line that they stand on. */
  base: number
  level?: number
  /** The middle of each column. */
  middles: number[]
}

/** The part of its column that a bar leaves free behind it; the first begins where the page's text does. */
const gap = 0.28

export function barPlaces({ set, parts, columns, level }: Data): BarPlaces {
  const made = columns.map((column) => piecesOf(column, parts))
  const hangs = set === 'against' ? Math.max(...made.map((pieces) => pieces[0]?.height ?? 0)) : 0
  const tops = made.map((pieces) => pieces.map((_, i) => hangs + footOf(set, pieces, i) + (pieces[i]?.height ?? 0)))
  const top = Math.max(...tops.flat(), level ? hangs + level.height : 0)
  const widest = Math.max(...columns.map(({ width = 1 }) => width))
  const down = (height: number) => rounded(100 - (height / top) * 100)
  const slot = 100 / columns.length
  const widths = columns.map(({ width = widest }) => (slot * (1 - gap) * width) / widest)
  return {
    bars: made.flatMap((pieces, column) =>
      pieces.flatMap(({ look, height }, i) => {
        const share = set === 'beside' ? (widths[column] ?? 0) / pieces.length : (widths[column] ?? 0)
        const x = rounded(column * slot + (set === 'beside' ? i * share : 0))
        const y = down(hangs + footOf(set, pieces, i) + height)
        return height === 0 ? [] : [{ look, x, y, width: rounded(share), height: rounded((height / top) * 100) }]
      }),
    ),
    base: down(hangs),
    ...(level && { level: down(hangs + level.height) }),
    middles: widths.map((width, column) => rounded(column * slot + width / 2)),
  }
}

interface Piece {
  look: Look
  height: number
}

/** What a bar is made of, from its foot. */
function piecesOf({ heights = [], pieces }: Data['columns'][number], parts: Data['parts']): Piece[] {
  return pieces?.toReversed() ?? parts.map(({ look }, i) => ({ look, height: heights[i] ?? 0 }))
}

/** How far above the line a piece begins; the first of those set against each other hangs below it. */
function footOf(set: Data['set'], pieces: readonly Piece[], i: number): number {
  if (set === 'beside') return 0
  if (set === 'against' && i === 0) return -(pieces[0]?.height ?? 0)
  return pieces.slice(set === 'against' ? 1 : 0, i).reduce((sum, { height }) => sum + height, 0)
}

/** As many rows as the tallest bar, or the level, has steps; each bar begins so many rows from the top. */
export function rowsOf({ columns, level }: Pick<Data, 'columns' | 'level'>) {
  const heights = columns.map(({ pieces = [] }) => pieces.reduce((sum, { height }) => sum + height, 0))
  const rows = Math.max(...heights, level?.height ?? 0)
  return { rows, above: heights.map((height) => rows - height), ...(level && { level: rows - level.height }) }
}
