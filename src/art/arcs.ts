import type { Random } from '../lib/random.ts'
import { arc, circle, type Drawing, type Frame } from './drawing.ts'

/** Insights: rings around common centers, some of them open, like readings on dials. */
export function arcs({ width, height }: Frame, random: Random): Drawing {
  const dials = place(width, height, random)
  const rings = dials.flatMap((dial) => {
    const count = Math.max(4, Math.round(dial.r / 12))
    return Array.from({ length: count }, (_, i) => ({ ...dial, r: (dial.r * (i + 1)) / count }))
  })
  const chosen = Math.round(rings.length * random.between(0.2, 0.8))
  const shapes = rings.map((ring, i) => {
    // Small rings stay closed: an open one reads as a letter.
    const open = i !== chosen && ring.r > 34 && random.next() < 0.6
    return open
      ? arc(ring.x, ring.y, ring.r, random.between(0, 6.28), random.between(2.6, 5.6))
      : circle(ring.x, ring.y, ring.r)
  })
  return { width, height, faint: shapes.filter((_, i) => i !== chosen).join(''), accent: shapes[chosen] ?? '' }
}

/** As many dials as the frame has room for, side by side on one axis, the first the largest or the last. */
function place(width: number, height: number, random: Random) {
  const largest = Math.min(width, height) / 2 - 3
  const radii = [largest]
  let room = width - 6 - 2 * largest
  while (room > height * 0.3) {
    const r = Math.min(room / 2, largest * random.between(0.3, 0.85))
    radii.push(r)
    room -= 2 * r
  }
  if (random.next() < 0.5) radii.reverse()
  let x = (width - radii.reduce((sum, r) => sum + 2 * r, 0)) / 2
  return radii.map((r) => {
    const dial = { x: x + r, y: height / 2, r }
    x += 2 * r
    return dial
  })
}
