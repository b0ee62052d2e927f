/** A cell for each app of a family: those described are large and filled, those in preparation small and open. */

const cell = { pitch: 52, perRow: 7, large: 34, small: 20 }

export interface Tally {
  width: number
  height: number
  described: string
  preparing: string
}

export function tallyOf(described: number, preparing: number): Tally {
  const { pitch, perRow, large, small } = cell
  const all = described + preparing
  const square = (place: number, size: number) => {
    const edge = (large - size) / 2 + 1
    return `M${(place % perRow) * pitch + edge} ${Math.floor(place / perRow) * pitch + edge}h${size}v${size}h-${size}z`
  }
  const squares = (from: number, count: number, size: number) =>
    Array.from({ length: count }, (_, i) => square(from + i, size)).join('')
  return {
    width: (Math.min(all, perRow) - 1) * pitch + large + 2,
    height: (Math.ceil(all / perRow) - 1) * pitch + large + 2,
    described: squares(0, described, large),
    preparing: squares(described, preparing, small),
  }
}
