import type { Random } from '../lib/random.ts'
import { type Drawing, type Frame, flowingLine, type Point } from './drawing.ts'

/** Investment: yield-like curves that rise and fall together and never cross. */
export function curves({ width, height }: Frame, random: Random): Drawing {
  const count = Math.max(7, Math.min(24, Math.round(height / 16)))
  const steps = Math.max(6, Math.round(width / 50))
  const swell = height < 120 ? rise : hills(random)
  const centre = random.between(0.35, 0.65)

  // How far line i follows the hills: most in the middle of the field, hardly at its edges.
  const follow = (t: number) => Math.exp(-(((t - centre) / 0.42) ** 2))
  const lines = Array.from({ length: count }, (_, i) => {
    const t = i / (count - 1)
    return Array.from({ length: steps + 1 }, (_, s): Point => {
      const u = s / steps
      return [u * width, t + 0.36 * follow(t) * swell(u)]
    })
  })

  const fitted = fitInto(lines, height)
  const chosen = Math.round(centre * (count - 1)) + random.whole(-1, 1)
  return {
    width,
    height,
    faint: fitted
      .filter((_, i) => i !== chosen)
      .map(flowingLine)
      .join(''),
    accent: flowingLine(fitted[chosen] ?? []),
  }
}

/** The small form: one slow rise. */
const rise = (u: number) => 0.9 - 1.8 * u * u * (3 - 2 * u)

/** One hill and one valley or two, at seeded places, between -1 and 1. */
function hills(random: Random): (u: number) => number {
  const first = random.next() < 0.5 ? 1 : -1
  const bumps = [
    { at: random.between(0.14, 0.34), size: first * random.between(0.6, 1), wide: random.between(0.1, 0.15) },
    { at: random.between(0.44, 0.6), size: -first * random.between(0.7, 1), wide: random.between(0.1, 0.16) },
    { at: random.between(0.72, 0.9), size: first * random.between(0.3, 0.9), wide: random.between(0.09, 0.14) },
  ]
  return (u) => bumps.reduce((sum, { at, size, wide }) => sum + size * Math.exp(-(((u - at) / wide) ** 2)), 0)
}

/** Scales all lines into the frame, with room for the width of a stroke and the swing past a peak. */
function fitInto(lines: Point[][], height: number): Point[][] {
  const values = lines.flat().map(([, y]) => y)
  const low = Math.min(...values)
  const margin = 3 + height * 0.03
  const scale = (height - 2 * margin) / (Math.max(...values) - low)
  return lines.map((line) => line.map(([x, y]): Point => [x, margin + (y - low) * scale]))
}
