/** The space a field is drawn in. */
export interface Frame {
  width: number
  height: number
}

/** A finished field, as the data of SVG paths. Everything lies within the frame. */
export interface Drawing extends Frame {
  /** The many fine lines. */
  faint: string
  /** The one line that carries the accent. */
  accent: string
  /** True where the accent is a surface instead of a line. */
  solid?: boolean
}

export type Point = readonly [x: number, y: number]

const round = (value: number) => Math.round(value * 10) / 10

/**
 * A line that flows through evenly spaced points. It may swing a little past a peak.
 * Written in whole steps from point to point (`s`), which repeat from line to line: a third of the bytes.
 */
export function flowingLine(points: readonly Point[]): string {
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

/** A line that settles level wherever its points do, and never swings past them. */
export function settlingLine(points: readonly Point[]): string {
  const slope = (i: number) => {
    const [before, here, after] = [points[i - 1], points[i], points[i + 1]]
    if (!before || !here || !after) return 0
    const left = (here[1] - before[1]) / (here[0] - before[0])
    const right = (after[1] - here[1]) / (after[0] - here[0])
    return left * right <= 0 ? 0 : (2 * left * right) / (left + right)
  }
  return points
    .map(([x, y], i) => {
      const from = points[i - 1]
      if (!from) return `M${round(x)} ${round(y)}`
      const third = (x - from[0]) / 3
      const leave = `${round(from[0] + third)} ${round(from[1] + slope(i - 1) * third)}`
      return `C${leave} ${round(x - third)} ${round(y - slope(i) * third)} ${round(x)} ${round(y)}`
    })
    .join('')
}

/** A circle as two arcs. */
export function circle(x: number, y: number, r: number): string {
  const [left, radius] = [round(x - r), round(r)]
  return `M${left} ${round(y)}a${radius} ${radius} 0 1 0 ${round(2 * r)} 0a${radius} ${radius} 0 1 0 ${round(-2 * r)} 0`
}

/** Squares around their middles, each written as a step from the one before: the steps repeat, the places do not. */
export function squares(all: readonly { x: number; y: number; side: number }[]): string {
  let from: Point | undefined
  return all
    .map(({ x, y, side }) => {
      const corner: Point = [round(x - side / 2), round(y - side / 2)]
      const move = from ? `m${round(corner[0] - from[0])} ${round(corner[1] - from[1])}` : `M${corner[0]} ${corner[1]}`
      from = corner
      return `${move.replace(' -', '-')}h${round(side)}v${round(side)}h${-round(side)}z`
    })
    .join('')
}

/** Part of a circle, from one angle over a sweep, both in radians. */
export function arc(x: number, y: number, r: number, from: number, sweep: number): string {
  const at = (angle: number) => `${round(x + r * Math.cos(angle))} ${round(y + r * Math.sin(angle))}`
  return `M${at(from)}A${round(r)} ${round(r)} 0 ${sweep > Math.PI ? 1 : 0} 1 ${at(from + sweep)}`
}
