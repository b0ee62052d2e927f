import type { Random } from '../lib/random.ts'
import { circle, type Drawing, type Frame } from './drawing.ts'

/** Community: overlapping circles of one size, each sharing ground with its neighbors. */
export function circles(frame: Frame, random: Random): Drawing {
  const { r, spots } = frame.height < 120 ? rosette(frame) : honeycomb(frame, random)
  const chosen = random.whole(Math.floor(spots.length * 0.25), Math.ceil(spots.length * 0.75) - 1)
  const shapes = spots.map(([x, y]) => circle(x, y, r))
  return { ...frame, faint: shapes.filter((_, i) => i !== chosen).join(''), accent: shapes[chosen] ?? '' }
}

interface Circles {
  r: number
  /** The middles. */
  spots: [number, number][]
}

/** Six around one middle: the small form. */
function rosette({ width, height }: Frame): Circles {
  const r = (height - 6) / 4
  const spots = Array.from({ length: 6 }, (_, i): [number, number] => {
    const angle = (i * Math.PI) / 3
    return [width / 2 + r * Math.sin(angle), height / 2 - r * Math.cos(angle)]
  })
  return { r, spots }
}

/** Rows whose circles overlap by half. Some at the edge are left out, which gives each page its own outline. */
function honeycomb({ width, height }: Frame, random: Random): Circles {
  const rows = Math.round(height / 80) + random.whole(0, 1)
  const r = (height - 6) / (2 + (rows - 1) * 0.866)
  const perRow = Math.floor((width - 6 - 2 * r) / r) + 1
  const left = (width - (perRow - 1) * r) / 2

  const spots = Array.from({ length: rows }, (_, row) => {
    const shift = row % 2
    return Array.from({ length: perRow - shift }, (_, i) => i)
      .filter((i) => (i > 0 && i < perRow - shift - 1) || random.next() < 0.55)
      .map((i): [number, number] => [left + (i + shift / 2) * r, 3 + r + row * r * 0.866])
  })
  return { r, spots: spots.flat() }
}
