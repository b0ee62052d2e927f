import type { Random } from '../lib/random.ts'
import { circle, type Drawing, type Frame, lens, type Point } from './drawing.ts'

export interface CirclesContent {
  audiences?: number
  steps?: number
  offers?: number
}

/** Where two neighbors overlap: the place of the first, and whether the second is below it or beside it. */
interface Overlap {
  column: number
  row: number
  below: boolean
}

/**
 * Community: a row of circles for each audience, a column for each step. Only neighbors overlap, so no three lines meet.
 * As many overlaps are filled as there are offers; the seed says which.
 */
export function circles(
  { width, height }: Frame,
  random: Random,
  { audiences = 2, steps = 4, offers = 4 }: CirclesContent,
): Drawing {
  const pitch = Math.min((height - 4) / (audiences + 0.24), (width - 4) / (steps + 0.24))
  const r = 0.62 * pitch
  const [left, top] = [(width - (steps - 1) * pitch) / 2, (height - (audiences - 1) * pitch) / 2]
  const at = (column: number, row: number): Point => [left + column * pitch, top + row * pitch]
  const places = Array.from({ length: audiences * steps }, (_, i) => [i % steps, Math.floor(i / steps)] as const)

  const overlaps = places.flatMap(([column, row]): Overlap[] => [
    ...(column < steps - 1 ? [{ column, row, below: false }] : []),
    ...(row < audiences - 1 ? [{ column, row, below: true }] : []),
  ])
  const half = Math.sqrt(r * r - (pitch * pitch) / 4)
  const filled = scattered(overlaps, offers, random).map(({ column, row, below }) => {
    const [x, y] = at(column, row)
    return below
      ? lens([x - half, y + pitch / 2], [x + half, y + pitch / 2], r)
      : lens([x + pitch / 2, y - half], [x + pitch / 2, y + half], r)
  })
  return {
    width,
    height,
    faint: places.map((place) => circle(...at(...place), r)).join(''),
    accent: filled.join(''),
    solid: true,
  }
}

/** As many as wanted, by chance, those first that lie apart. */
function scattered(all: readonly Overlap[], wanted: number, random: Random): Overlap[] {
  const pool = all.map((overlap) => ({ overlap, by: random.next() })).sort((a, b) => a.by - b.by)
  const chosen: Overlap[] = []
  for (const near of [1, 2, 3, 4])
    for (const { overlap } of pool)
      if (chosen.length < wanted && !chosen.includes(overlap) && crowded(overlap, chosen) < near) chosen.push(overlap)
  return chosen
}

/** How many of the chosen share a circle with it. */
function crowded(overlap: Overlap, chosen: readonly Overlap[]): number {
  const ends = ({ column, row, below }: Overlap) => [`${column} ${row}`, `${column + +!below} ${row + +below}`]
  return chosen.filter((other) => ends(other).some((end) => ends(overlap).includes(end))).length
}
