import type { Random } from '../lib/random.ts'
import { circle, type Drawing, type Frame, type Point } from './drawing.ts'

export interface PathsContent {
  capabilities?: number
  steps?: number
}

/** Services: a bundle of paths for each capability. They join one after another, pass a station for each step, and leave as one. */
export function paths(
  { width, height }: Frame,
  random: Random,
  { capabilities = 4, steps = 4 }: PathsContent,
): Drawing {
  const bundles = Math.max(2, capabilities)
  const each = Math.max(2, Math.min(5, Math.floor(26 / bundles)))
  const count = bundles * each
  const apart = (height - 12) / (count - 1)
  const gap = Math.min(3, apart)
  const thick = ((count - 1) / 2) * gap
  const exit = Math.max(4 + thick, Math.min(height - 4 - thick, height * random.between(0.36, 0.64)))

  const joined = (i: number) => exit + (i - (count - 1) / 2) * gap
  const lane = (bundle: number) => 6 + (bundle * each + (each - 1) / 2) * apart
  const way = (bundle: number) => Math.abs(joined(bundle * each + (each - 1) / 2) - lane(bundle))
  // The nearest joins first: whatever moves later has farther to go, so no two cross.
  const order = Array.from({ length: bundles }, (_, bundle) => bundle).sort((a, b) => way(a) - way(b))

  const station = (step: number) => 0.18 + (0.8 * step) / (steps + 0.35)
  const lines = Array.from({ length: count }, (_, i): Point[] => {
    const bundle = Math.floor(i / each)
    const end = station(1 + Math.round((order.indexOf(bundle) * (steps - 1)) / (bundles - 1)))
    const gathered = Math.max(0.08, end - 0.34)
    const bundled = lane(bundle) + ((i % each) - (each - 1) / 2) * gap
    return [
      [0, 6 + i * apart],
      [gathered * width, bundled],
      [Math.max(gathered + 0.05, end - 0.25) * width, bundled],
      [end * width, joined(i)],
      [width, joined(i)],
    ]
  })

  const chosen = random.whole(0, bundles - 1) * each + Math.floor(each / 2)
  const line = lines[chosen] ?? []
  const stops = Array.from({ length: steps }, (_, i) => station(i + 1) * width)
  return {
    width,
    height,
    faint: lines
      .filter((_, i) => i !== chosen)
      .map(settling)
      .join(''),
    accent: settling(line),
    stops: stops.map((x) => circle(x, heightAt(line, x), 4.5)).join(''),
  }
}

/** From point to point, level at each, in whole numbers. */
function settling(points: readonly Point[]): string {
  const spots = points.map(([x, y]): Point => [Math.round(x), Math.round(y)])
  return spots
    .map(([x, y], i) => {
      const from = spots[i - 1]
      if (!from) return `M${x} ${y}`
      const [dx, dy] = [x - from[0], y - from[1]]
      const half = Math.round(dx / 2)
      return dy === 0 ? `h${dx}` : `c${half} 0 ${dx - half} ${dy} ${dx} ${dy}`.replaceAll(' -', '-')
    })
    .join('')
}

/** Where a line is above a place: its turns are read as they are drawn. */
function heightAt(points: readonly Point[], x: number): number {
  const next = points.findIndex(([end]) => end >= x)
  const [from, to] = [points[Math.max(0, next - 1)], points[next]]
  if (!from || !to) return 0
  // Halfway handles: x is 1.5t(1-t) + t³, which is found by halving.
  let [low, high] = [0, 1]
  const along = (t: number) => 1.5 * t * (1 - t) + t ** 3
  const wanted = (x - from[0]) / (to[0] - from[0] || 1)
  for (let i = 0; i < 20; i++) {
    const middle = (low + high) / 2
    if (along(middle) < wanted) low = middle
    else high = middle
  }
  return from[1] + (to[1] - from[1]) * (3 * low ** 2 - 2 * low ** 3)
}
