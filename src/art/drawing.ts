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

/** A line that flows through evenly spaced points. It may swing a little past a peak. */
export function flowingLine(points: readonly Point[]): string {
  const slope = (i: number) => {
    const [before, after] = [points[Math.max(0, i - 1)], points[Math.min(points.length - 1, i + 1)]]
    return before && after ? (after[1] - before[1]) / (after[0] - before[0]) : 0
  }
  // After the first piece SVG mirrors the control point itself (S), which the even spacing allows.
  return bezier(points, slope, (i) => i === 1)
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
  return bezier(points, slope, () => true)
}

function bezier(points: readonly Point[], slope: (i: number) => number, full: (i: number) => boolean): string {
  return points
    .map(([x, y], i) => {
      if (i === 0) return `M${round(x)} ${round(y)}`
      const [px, py] = points[i - 1] as Point
      const third = (x - px) / 3
      const arrive = `${round(x - third)} ${round(y - slope(i) * third)} ${round(x)} ${round(y)}`
      return full(i) ? `C${round(px + third)} ${round(py + slope(i - 1) * third)} ${arrive}` : `S${arrive}`
    })
    .join('')
}

/** A circle as two arcs. */
export function circle(x: number, y: number, r: number): string {
  const [left, radius] = [round(x - r), round(r)]
  return `M${left} ${round(y)}a${radius} ${radius} 0 1 0 ${round(2 * r)} 0a${radius} ${radius} 0 1 0 ${round(-2 * r)} 0`
}

/** A square around its middle. */
export function square(x: number, y: number, side: number): string {
  const s = round(side)
  return `M${round(x - side / 2)} ${round(y - side / 2)}h${s}v${s}h${-s}z`
}

/** Part of a circle, from one angle over a sweep, both in radians. */
export function arc(x: number, y: number, r: number, from: number, sweep: number): string {
  const at = (angle: number) => `${round(x + r * Math.cos(angle))} ${round(y + r * Math.sin(angle))}`
  return `M${at(from)}A${round(r)} ${round(r)} 0 ${sweep > Math.PI ? 1 : 0} 1 ${at(from + sweep)}`
}
