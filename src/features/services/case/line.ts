/** Where the lines of a case run: a hundred wide and as high as levels go, from the top down. */

export const tall = 20

/** The heights of a line at so many places; one that is level has one height for all. */
export function spread(levels: readonly number[], places: number): number[] {
  return levels.length === 1 ? Array.from({ length: places }, () => levels[0] ?? 0) : [...levels]
}

/** From where to where a drawing goes: a little below its lowest line, so that none of it stays empty. */
export function rangeOf(lines: readonly (readonly number[])[]): { top: number; bottom: number } {
  const levels = lines.flat()
  const top = Math.max(...levels)
  return { top, bottom: Math.max(0, Math.min(Math.min(...levels) - 2, top - 8)) }
}

export function pathOf(levels: readonly number[]): string {
  if (levels.every((level) => level === levels[0])) return `M0 ${tall - (levels[0] ?? 0)}H100`
  return `M${levels.map((level, i) => point(i / (levels.length - 1), level)).join('L')}`
}

/** What lies between a curve and another line wherever the curve is on its worse side, as closed shapes. */
export function beyond(curve: readonly number[], other: readonly number[], worseAbove: boolean): string {
  const shapes: Point[][] = [[]]
  for (const at of withCrossings(curve, other)) {
    const distance = worseAbove ? at.own - at.other : at.other - at.own
    if (distance >= 0) shapes.at(-1)?.push(at)
    if (distance <= 0) shapes.push(distance === 0 ? [at] : [])
  }
  return shapes
    .filter((shape) => shape.some(({ own, other: theirs }) => own !== theirs))
    .map((shape) => {
      const there = shape.map(({ x, own }) => point(x, own))
      const back = shape.toReversed().map(({ x, other: theirs }) => point(x, theirs))
      return `M${[...there, ...back].join('L')}Z`
    })
    .join('')
}

interface Point {
  /** From 0 to 1. */
  x: number
  own: number
  other: number
}

/** The places of two lines, and those between them at which they cross. */
function withCrossings(curve: readonly number[], other: readonly number[]): Point[] {
  const last = curve.length - 1
  return curve.flatMap((own, i): Point[] => {
    const here = { x: i / last, own, other: other[i] ?? 0 }
    const next = { own: curve[i + 1] ?? own, other: other[i + 1] ?? here.other }
    const [now, then] = [own - here.other, next.own - next.other]
    if (now * then >= 0) return [here]
    const part = now / (now - then)
    const level = own + part * (next.own - own)
    return [here, { x: (i + part) / last, own: level, other: level }]
  })
}

const point = (x: number, level: number) => `${rounded(x * 100)} ${rounded(tall - level)}`

const rounded = (place: number) => Math.round(place * 100) / 100
