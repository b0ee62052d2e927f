import type { Style } from './draw.ts'
import { circle, type Point } from './drawing.ts'

/** How many strands each division brings. */
export const strandsEach = 7
/** The height of a division, and how far strands lie apart where they run together. */
const band = 100
const pitch = 4
/** Where the strands of a division are its own, where all have joined, and how far they run on behind the frame. */
const leaves = 176
const joins = 366
const runsOn = 2034

export const flowWidth = 464

/** A strand before it turns toward the others: its path, and where that ends. */
interface Start {
  path: string
  end: Point
}

/** One strand of a division, by how far it lies from the middle of seven, and where that middle is. */
type Begin = (i: number, middle: number) => Start

const spread = (i: number, middle: number) => middle + 7 * i

/**
 * A line that flows through evenly spaced points. It may swing a little past a peak.
 * Written in whole steps from point to point (`s`), which repeat from line to line: a third of the bytes.
 */
function flowingLine(points: readonly Point[]): string {
  const spots = points.map(([x, y]): Point => [Math.round(x), Math.round(y)])
  const rise = (i: number) => {
    const [before, after] = [spots[Math.max(0, i - 1)], spots[Math.min(spots.length - 1, i + 1)]]
    return before && after ? (after[1] - before[1]) / (after[0] - before[0]) : 0
  }
  return spots
    .map(([x, y], i) => {
      const from = spots[i - 1]
      if (!from) return `M${x} ${y}`
      const [dx, dy] = [x - from[0], y - from[1]]
      const third = dx / 3
      const arrive = `${Math.round(dx - third)} ${Math.round(dy - rise(i) * third)} ${dx} ${dy}`
      return i === 1 ? `c${Math.round(third)} ${Math.round(rise(0) * third)} ${arrive}` : `s${arrive}`
    })
    .join('')
}

const begin: Record<Style, Begin> = {
  curves(i, middle) {
    const points = Array.from({ length: 9 }, (_, step): Point => {
      // The same for each of the seven: what repeats from line to line costs next to nothing.
      const swell = 13 * Math.sin(step * 0.95) * (1 - step / 10)
      return [(step * leaves) / 8, spread(i, middle) + (step < 8 ? swell : 0)]
    })
    return { path: flowingLine(points), end: [leaves, Math.round(spread(i, middle))] }
  },
  lattice(i, middle) {
    const [first, step, up] = [37 + 7 * i, 46, 14]
    const path = `M0 ${spread(i, middle) + 20}h${first}v-${up}h${step}v-${up}h${step}v-${up}H${leaves}`
    return { path, end: [leaves, spread(i, middle) + 20 - 3 * up] }
  },
  paths(i, middle) {
    const inner = 8 * i
    return { path: `M0 ${middle + 12 * i}c88 0 88 ${-inner} ${leaves} ${-inner}`, end: [leaves, middle + 4 * i] }
  },
  rings(i, middle) {
    const radius = 13 * Math.abs(i)
    const turn = i < 0 ? `M44 ${middle + radius}a${radius} ${radius} 0 0 1 0 ${-2 * radius}` : `M44 ${middle + radius}`
    return { path: `${turn}c60 0 62 ${-6 * i} 132 ${-6 * i}`, end: [leaves, middle + 7 * i] }
  },
  circles(i, middle) {
    const [radius, last, y] = [26, 134, 8 * i]
    const edge = Math.round(last + Math.sqrt(radius ** 2 - y ** 2))
    const rings = i === 0 ? [26, 62, 98, 134].map((x) => circle(x, middle, radius)).join('') : ''
    return { path: `${rings}M${edge} ${middle + y}H${leaves}`, end: [leaves, middle + y] }
  },
  tally(i, middle) {
    const y = spread(i, middle)
    const ticks = Array.from({ length: 8 }, () => 'v-4v4h22').join('')
    return { path: `M0 ${y}${ticks}`, end: [leaves, y] }
  },
}

/** The strands of several divisions, each in its own hand, which join and leave as one; none crosses another. */
export function flows(styles: readonly Style[]): { height: number; faint: string; accent: string; exits: number[] } {
  const height = band * styles.length
  const count = strandsEach * styles.length
  const strands = styles.flatMap((style, d) =>
    Array.from({ length: strandsEach }, (_, s) => {
      const { path, end } = begin[style](s - (strandsEach - 1) / 2, band * (d + 0.5))
      const exit = height / 2 + (strandsEach * d + s - (count - 1) / 2) * pitch
      const bend = joins - end[0]
      const turn = `c${bend / 2} 0 ${bend / 2} ${exit - end[1]} ${bend} ${exit - end[1]}h${runsOn}`
      return { path: path + turn, exit }
    }),
  )
  const chosen = (strandsEach - 1) / 2
  return {
    height,
    faint: strands
      .filter((_, i) => i !== chosen)
      .map(({ path }) => path)
      .join(''),
    accent: strands[chosen]?.path ?? '',
    exits: strands.map(({ exit }) => exit),
  }
}
