import type { Specimen } from '../../model/document-words.ts'

/**
 * What the parts of a document look like from afar. The drawings are schematic and carry no quantities. Each is at
 * most 132 by 64, and made of up to three layers.
 */
export interface Layers {
  /** Lines of words, and what is ruled. */
  plain?: string
  /** What is drawn as a line in the accent. */
  drawn?: string
  /** What is filled. */
  solid?: string
}

type Spot = readonly [x: number, y: number]

const box = ([x, y]: Spot, width: number, height = width) => `M${x} ${y}h${width}v${height}h-${width}z`
const circle = ([x, y]: Spot, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`
const across = (rows: readonly number[], from = 0, to = 132) => rows.map((y) => `M${from} ${y}H${to}`).join('')

const rows = [7.5, 23.5, 39.5, 55.5]
const ruled = [0.5, 16.5, 32.5, 48.5, 63.5]
const upright = [44.5, 88.5].map((x) => `M${x} .5v63`).join('')
/** Which cells of a matrix are marked. */
const marked: Spot[] = [
  [0, 0],
  [1, 0],
  [2, 1],
  [4, 1],
  [1, 2],
  [3, 2],
  [5, 3],
]
/** Before and after, in pairs. */
const pairs: readonly [before: number, after: number][] = [
  [50, 34],
  [36, 28],
  [58, 30],
  [42, 20],
]

/** Of three marks in each row, so many are full. */
const marks = [3, 1, 2, 1].flatMap((full, row) =>
  [6, 21, 36].map((x, i) => ({ spot: [x, rows[row] ?? 0] as const, isFull: i < full })),
)

export const specimens: Record<Specimen, Layers> = {
  text: { solid: box([0, 2], 56, 7), plain: across([23.5, 35.5, 47.5]) + across([59.5], 0, 84) },
  list: {
    plain: rows.map((y, i) => `${box([0.5, y - 5], 10)}M22 ${y}h${[110, 84, 98, 70][i]}`).join(''),
    solid: rows
      .slice(0, 2)
      .map((y) => box([3, y - 2.5], 5))
      .join(''),
  },
  table: {
    plain: `${across(ruled)}${upright}`,
    solid: [0, 44, 88].map((x) => box([x + 6, 6], 24, 5)).join(''),
  },
  matrix: {
    plain: across(ruled) + [0.5, 22.5, 44.5, 66.5, 88.5, 110.5, 131.5].map((x) => `M${x} .5v63`).join(''),
    solid: marked.map(([x, y]) => box([x * 22 + 7, y * 16 + 5], 8)).join(''),
  },
  chart: { plain: `M.5 0v63.5H132${across([16.5, 32.5, 48.5], 6)}`, drawn: 'M8 56 34 46 58 50 84 28 108 24 130 8' },
  bars: {
    plain: `M0 63.5h132${pairs.map(([before], i) => box([i * 34 + 2.5, 63 - before], 10, before)).join('')}`,
    solid: pairs.map(([, after], i) => box([i * 34 + 16, 63 - after], 10, after)).join(''),
  },
  map: {
    drawn: 'M10 12C50 12 44 32 66 32M10 52C50 52 44 32 66 32H122M66 32C92 32 90 10 122 10',
    plain: circle([122, 10], 5) + circle([122, 32], 5),
    solid: circle([10, 12], 5) + circle([10, 52], 5) + circle([66, 32], 6),
  },
  plan: {
    plain: [0.5, 33.5, 66.5, 99.5, 131.5].map((x) => `M${x} 0v64`).join(''),
    solid: box([0, 6], 40, 8) + box([30, 22], 46, 8) + box([64, 38], 34, 8) + box([98, 54], 34, 8),
  },
  form: {
    plain: `${across([5.5], 0, 34)}${box([0.5, 12.5], 131, 15)}${across([41.5], 0, 46)}${box([0.5, 48.5], 78, 15)}`,
    solid: box([6, 17], 40, 6),
  },
  grades: {
    plain:
      across(rows, 50) +
      marks
        .filter(({ isFull }) => !isFull)
        .map(({ spot }) => circle(spot, 5))
        .join(''),
    solid: marks
      .filter(({ isFull }) => isFull)
      .map(({ spot }) => circle(spot, 5))
      .join(''),
  },
}
