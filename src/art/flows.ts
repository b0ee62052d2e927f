type Point = readonly [x: number, y: number]

const round = (value: number) => Math.round(value * 10) / 10

/** How many strands each division brings. */
export const strandsEach = 7
/** The height of a division, and how far strands lie apart where they run together. */
export const flowHeight = 100
const pitch = 4
/** Where all have joined, and how far they run on behind the frame: past the edge of any window. */
const joins = 330
const runsOn = 2034

/** How wide a division is where it runs with others, as it is seen on the home page. */
export const flowWidth = 464

/** How far the strands of a division are its own. */
const leaves = 176

/** A strand before it turns toward the others: its path, and where that ends. */
interface Start {
  path: string
  end: Point
}

/** One strand of a division, by how far it lies from the middle of seven. */
type Begin = (i: number) => Start

/** Where that middle is. */
const middle = flowHeight / 2

const spread = (i: number) => middle + 7 * i

/** A circle as two arcs. */
const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`

/**
 * A line that flows through evenly spaced points. It may swing a little past a peak.
 * Written in whole steps from point to point (`s`), which repeat from line to line: a third of the bytes.
 */
function flowingLine(points: readonly Point[]): string {
  const spots = points.map(([x, y]): Point => [Math.round(x), round(y)])
  const rise = (i: number) => {
    const [before, after] = [spots[i - 1], spots[i + 1]]
    // A little more than the slope between its neighbors: so much steeper is a wave there that is this coarsely told. It is
    // level at both ends: where it begins it is cut upright, and it runs on without a bend.
    return before && after ? (1.17 * (after[1] - before[1])) / (after[0] - before[0]) : 0
  }
  return spots
    .map(([x, y], i) => {
      const from = spots[i - 1]
      if (!from) return `M${x} ${y}`
      const [dx, dy] = [x - from[0], round(y - from[1])]
      const third = dx / 3
      const arrive = `${Math.round(dx - third)} ${round(dy - rise(i) * third)} ${dx} ${dy}`
      return i === 1 ? `c${Math.round(third)} 0 ${arrive}` : `s${arrive}`
    })
    .join('')
}

const begin = {
  curves(i) {
    const [step, swell] = [22, 13]
    const last = leaves / step
    const points = Array.from({ length: last + 1 }, (_, at): Point => {
      // The same for each of the seven: what repeats from line to line costs next to nothing.
      const height = at < last ? swell * Math.sin(at * 0.95) * (1 - at / (last + 2)) : 0
      return [at * step, spread(i) + height]
    })
    return { path: flowingLine(points), end: [leaves, Math.round(spread(i))] }
  },
  lattice(i) {
    const [first, step, up] = [37 + 7 * i, Math.round(leaves * 0.26), 14]
    const path = `M0 ${spread(i) + 20}h${first}v-${up}h${step}v-${up}h${step}v-${up}H${leaves}`
    return { path, end: [leaves, spread(i) + 20 - 3 * up] }
  },
  paths(i) {
    const inner = 8 * i
    const bend = leaves / 2
    return {
      path: `M0 ${middle + 12 * i}c${bend} 0 ${bend} ${-inner} ${leaves} ${-inner}`,
      end: [leaves, middle + 4 * i],
    }
  },
  rings(i) {
    const radius = 12 * Math.abs(i)
    const turn = i < 0 ? `M44 ${middle + radius}a${radius} ${radius} 0 0 1 0 ${-2 * radius}` : `M44 ${middle + radius}`
    const width = leaves - 44
    const path = `${turn}c${Math.round(width * 0.45)} 0 ${Math.round(width * 0.47)} ${-5 * i} ${width} ${-5 * i}`
    return { path, end: [leaves, middle + 7 * i] }
  },
  circles(i) {
    const y = 8 * i
    // Where each of the circles is, and how large: they grow, and each is linked with the one before.
    const [largest, ...others] = [
      [80, 26],
      [46, 18],
      [22, 12],
    ] as const
    const [x, radius] = largest
    const edge = Math.round(x + Math.sqrt(radius ** 2 - y ** 2))
    // The strand that may be lit alone has the largest of the circles; its neighbor has all the others.
    const own = { 0: [largest], 1: others }[i] ?? []
    const rings = own.map(([at, size]) => circle(at, middle, size)).join('')
    return { path: `${rings}M${edge} ${middle + y}H${leaves}`, end: [leaves, middle + y] }
  },
  tally(i) {
    const y = spread(i)
    return { path: `M0 ${y}${'v-4v4h22'.repeat(Math.round(leaves / 22))}`, end: [leaves, y] }
  },
} satisfies Record<string, Begin>

/** Whose hand: one for each division, and one more. */
export type Style = keyof typeof begin

/** The strands of a division: the one in the middle, which may be lit alone, and the others. */
export interface Strands {
  chosen: string
  others: string
}

const places = Array.from({ length: strandsEach }, (_, s) => s - (strandsEach - 1) / 2)

function chosenAmong(paths: readonly string[]): Strands {
  const middle = (strandsEach - 1) / 2
  return { chosen: paths[middle] ?? '', others: paths.filter((_, i) => i !== middle).join('') }
}

/**
 * The strands of several divisions, each in its own hand, which join and leave as one; none crosses another. Each
 * division is seen from its own corner, and they lie one below the other.
 */
export function flows(styles: readonly Style[]): Strands[] {
  const count = strandsEach * styles.length
  const exitOf = (d: number, s: number) =>
    (styles.length / 2 - d) * flowHeight + (strandsEach * d + s - (count - 1) / 2) * pitch
  return styles.map((style, d) =>
    chosenAmong(
      places.map((i, s) => {
        const { path, end } = begin[style](i)
        const [bend, fall] = [joins - end[0], exitOf(d, s) - end[1]]
        return `${path}c${bend / 2} 0 ${bend / 2} ${fall} ${bend} ${fall}h${runsOn}`
      }),
    ),
  )
}

/** The frame of a division among others, and that of its own hand alone: what begins round keeps clear of the edge. */
export const flowFrame = `0 0 ${flowWidth} ${flowHeight}`
export const handFrame = (style: Style) =>
  `${style === 'circles' || style === 'rings' ? -12 : 0} 0 ${leaves} ${flowHeight}`

/** The strands of one division by themselves: in its own hand, then straight on past the edge of any window. */
export function strandsAlone(style: Style): Strands {
  return chosenAmong(places.map((i) => `${begin[style](i).path}h${runsOn}`))
}
