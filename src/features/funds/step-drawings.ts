import type { StepDrawing } from '../../model/schema/funds.ts'

/**
 * What the steps of a fund look like: open squares stand for what is held, filled ones for units and payments. The
 * drawings are schematic and carry no quantities. Each is at most 232 by 122, and made of up to five layers.
 */
export interface Layers {
  /** What is not chosen, or not there yet. */
  faint?: string
  /** What is there. */
  plain?: string
  /** A limit. */
  dashed?: string
  /** The thing held. */
  pane?: string
  /** Units and payments. */
  solid?: string
}

type Spot = readonly [x: number, y: number]

const squares = (spots: readonly Spot[], side = 12) =>
  spots.map(([x, y]) => `M${x} ${y}h${side}v${side}h-${side}z`).join('')

/** The corners of squares in rows, so far apart. */
const rows = (columns: number, count: number, [left, top]: Spot, apart = 20) =>
  Array.from(
    { length: columns * count },
    (_, i): Spot => [left + (i % columns) * apart, top + Math.floor(i / columns) * apart],
  )

const field = rows(12, 6, [0.5, 4.5])
const isChosen = ([x, y]: Spot) => x > 80 && x < 200 && y > 24 && y < 104

const vehicle = 'M.5 4.5h114v114H.5z'
const held = 'M20 24h75v75H20z'
const lines = [22.5, 46.5, 70.5, 94.5, 118.5]
const ledger = lines.map((y) => `M0 ${y}h232`).join('')
/** One line of the ledger was not paid. */
const paid = [7, 4, 6, 0, 5].flatMap((count, line) =>
  Array.from({ length: count }, (_, i): Spot => [i * 20, (lines[line] ?? 0) - 16]),
)
/** Two lists laid side by side; one pair does not agree. */
const pairs = lines.map((y) => y - 10)
const disputed = pairs[3] ?? 0
const agreed = pairs.filter((y) => y !== disputed).map((y) => `M16 ${y}h200`)

export const stepDrawings: Record<StepDrawing, Layers> = {
  limits: {
    faint: squares(field.filter((spot) => !isChosen(spot))),
    plain: squares(field.filter(isChosen)),
    dashed: 'M76 20h122v82H76z',
  },
  hold: { plain: `${vehicle}M143 30.5h89M143 54.5h89M143 78.5h60M143 102.5h75`, pane: held },
  split: { plain: `${vehicle}M115 61.5h28`, pane: held, solid: squares(rows(4, 4, [157, 24.5]), 15) },
  pay: { faint: ledger, solid: squares(paid), plain: squares([[0.5, 78.5]], 11) },
  check: {
    plain:
      squares(
        pairs.map((y) => [0.5, y - 6]),
        11,
      ) + agreed.join(''),
    solid: squares(pairs.map((y) => [220, y - 6])),
    dashed: `M18 ${disputed}h196`,
  },
  exit: { faint: `${vehicle}${held}`, plain: 'M57 61.5h118M167 55.5l8 6-8 6', solid: 'M190 41h41v41h-41z' },
}
