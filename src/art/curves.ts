import type { Random } from '../lib/random.ts'
import type { Drawing, Frame, Point } from './drawing.ts'

export interface CurvesContent {
  /** How many swells there are from left to right. */
  waves?: number
  lines?: number
}

/**
 * Investment: lines that rise and fall together and never cross. Left to right is time, so a swell lasts as long as the
 * page's horizon. Each is drawn from crest to trough in whole numbers: short to write.
 */
export function curves({ width, height }: Frame, random: Random, { waves = 1.6, lines = 15 }: CurvesContent): Drawing {
  const half = Math.round(width / waves / 2)
  const first = -Math.round(random.between(0.1, 0.9) * half)
  const up = random.next() < 0.5 ? 1 : -1
  const centre = random.between(0.42, 0.58)
  // As many turns as any shift needs, so that a seed changes no count.
  const turns = Math.ceil(width / half) + 2
  const sizes = Array.from({ length: turns }, () => (waves < 3 ? random.between(0.7, 1) : 1))

  // How far a line follows the swell: most in the middle of the field, hardly at its edges.
  const follow = (t: number) => 0.3 * Math.exp(-(((t - centre) / 0.44) ** 2))
  const raw = Array.from({ length: lines }, (_, i) => {
    const t = i / (lines - 1)
    return sizes.map((size, k): Point => [first + k * half, t + follow(t) * (k % 2 ? -up : up) * size])
  })

  const drawn = fitInto(raw, height).map(swelling)
  const chosen = Math.round(centre * (lines - 1))
  return {
    width,
    height,
    faint: drawn.filter((_, i) => i !== chosen).join(''),
    accent: drawn[chosen] ?? '',
  }
}

/** Level at every turn, and never past it. */
function swelling(points: readonly Point[]): string {
  return points
    .map(([x, y], i) => {
      const from = points[i - 1]
      if (!from) return `M${x} ${y}`
      const [dx, dy] = [x - from[0], y - from[1]]
      const leave = Math.round(dx * 0.4)
      const arrive = `${dx - leave} ${dy} ${dx} ${dy}`
      return (i === 1 ? `c${leave} 0 ${arrive}` : `s${arrive}`).replaceAll(' -', '-')
    })
    .join('')
}

/** Scales all lines into the frame, with room for the width of a stroke. */
function fitInto(lines: Point[][], height: number): Point[][] {
  const values = lines.flat().map(([, y]) => y)
  const low = Math.min(...values)
  const scale = (height - 8) / (Math.max(...values) - low)
  return lines.map((line) => line.map(([x, y]): Point => [x, Math.round(4 + (y - low) * scale)]))
}
