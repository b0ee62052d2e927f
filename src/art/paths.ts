import type { Random } from '../lib/random.ts'
import { type Drawing, type Frame, type Point, settlingLine } from './drawing.ts'

/** Services: many paths that gather into a few and leave as one. */
export function paths({ width, height }: Frame, random: Random): Drawing {
  const count = Math.max(7, Math.min(25, Math.round(height / 14)))
  const groups = count > 12 ? random.whole(2, 4) : 1
  const size = Math.ceil(count / groups)
  const gap = height / (count * 3.2)
  const exit = height * random.between(0.36, 0.64)
  const [gather, join] = [random.between(0.34, 0.46), random.between(0.72, 0.82)]

  const lines = Array.from({ length: count }, (_, i) => {
    const group = Math.floor(i / size)
    const first = group * size
    const last = Math.min(count, first + size) - 1
    const middle = 0.72 * (3 + ((first + last) / 2 / (count - 1)) * (height - 6)) + 0.28 * exit
    const start = 3 + (i / (count - 1)) * (height - 6)
    const bundled = middle + (i - (first + last) / 2) * gap
    const joined = exit + (i - (count - 1) / 2) * Math.min(gap, 4.5)
    return groups === 1
      ? points(width, [
          [0, start],
          [join, joined],
          [1, joined],
        ])
      : points(width, [
          [0, start],
          [gather, bundled],
          [gather + 0.12, bundled],
          [join, joined],
          [1, joined],
        ])
  })

  const chosen = random.whole(1, count - 2)
  return {
    width,
    height,
    faint: lines
      .filter((_, i) => i !== chosen)
      .map(settlingLine)
      .join(''),
    accent: settlingLine(lines[chosen] ?? []),
  }
}

const points = (width: number, list: Point[]): Point[] => list.map(([u, y]): Point => [u * width, y])
