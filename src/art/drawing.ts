/** The space a field is drawn in. */
export interface Frame {
  width: number
  height: number
}

/** A finished field, as the data of SVG paths. Nothing leaves the frame; curves are cut by it. */
export interface Drawing extends Frame {
  /** The many fine lines. */
  faint: string
  /** Lines of ink, where some count for more than the others. */
  strong?: string
  /** What carries the accent. */
  accent: string
  /** True where the accent is a surface instead of a line. */
  solid?: boolean
  /** Small rings that stand on the accent. */
  stops?: string
}

export type Point = readonly [x: number, y: number]

export const round = (value: number) => Math.round(value * 10) / 10

/** A circle as two arcs. */
export function circle(x: number, y: number, r: number): string {
  const [left, radius] = [round(x - r), round(r)]
  const across = round(2 * radius)
  return `M${left} ${round(y)}a${radius} ${radius} 0 1 0 ${across} 0a${radius} ${radius} 0 1 0-${across} 0`
}

/** What two circles share: between two corners, bounded by an arc of each. */
export function lens([x, y]: Point, [toX, toY]: Point, r: number): string {
  const [dx, dy, radius] = [round(toX - x), round(toY - y), round(r)]
  return `M${round(x)} ${round(y)}a${radius} ${radius} 0 0 1 ${dx} ${dy}a${radius} ${radius} 0 0 1 ${-dx} ${-dy}z`
}

/** Squares around their middles, each written as a step from the one before: the steps repeat, the places do not. */
export function squares(all: readonly { x: number; y: number; side: number }[]): string {
  let from: Point | undefined
  return all
    .map(({ x, y, side }) => {
      const corner: Point = [round(x - side / 2), round(y - side / 2)]
      const move = from ? `m${round(corner[0] - from[0])} ${round(corner[1] - from[1])}` : `M${corner[0]} ${corner[1]}`
      from = corner
      return `${move.replace(' -', '-')}h${side}v${side}h-${side}z`
    })
    .join('')
}

/** Upright ticks, each written as a step from the one before. */
export function ticks(all: readonly { x: number; top: number; tall: number }[]): string {
  let from: Point | undefined
  return all
    .map(({ x, top, tall }) => {
      const move = from ? `m${round(x - from[0])} ${round(top - from[1])}` : `M${round(x)} ${round(top)}`
      from = [round(x), round(top + tall)]
      return `${move.replace(' -', '-')}v${round(tall)}`
    })
    .join('')
}
