import type { Shape } from '../../model/schema/figures/payoff.ts'

/**
 * What a contract leaves of a price. Price runs from 0 to 1, the result from -1 to 1. The shapes are those of the
 * contracts; no quantity is meant by them.
 */

type Result = (price: number) => number
type Point = readonly [x: number, y: number]
export type Effect = 'pays' | 'earns'

/** With no contract at all one gains and loses as the price does. */
const exposed: Result = (price) => 2 * price - 1

const premium = 0.16
const floor = -0.35
const drift = 0.14

/** For whoever owns the thing, or will sell it. */
const results: Record<Shape, Result> = {
  fixed: () => 0,
  'nearly-fixed': (price) => drift * Math.sin(price * 3 * Math.PI),
  floor: (price) => Math.max(exposed(price), floor) - premium,
  bare: exposed,
}

/** Whoever pays has the picture turned over: an option is a ceiling for them. */
export function resultOf(makes: Shape, effect: Effect = 'earns'): Result {
  return effect === 'earns' ? results[makes] : (price) => -results[makes](1 - price)
}

/** The drawing is this large, and stretched to its room. */
export const size = { width: 240, height: 132 }

/** Enough for a wave to look like one. */
const samples = 40

/** The line of a contract as a path of SVG, and where it ends: at so many hundredths of the height, from the top. */
export function lineOf(makes: Shape, effect?: Effect): { path: string; end: number } {
  const result = resultOf(makes, effect)
  return { path: `M${written(cornersOf(result))}`, end: Math.round(50 - result(1) * 50) }
}

/** What lies between a contract and nothing at all: where it is better to have one, and where it is worse. */
export function shadesOf(makes: Shape): { saves: string; costs: string } {
  const shade = (pick: (one: number, other: number) => number) => {
    const edge = cornersOf((price) => pick(results[makes](price), exposed(price)))
    return `M${written([...edge, ...cornersOf(exposed).toReversed()])}Z`
  }
  return { saves: shade(Math.max), costs: shade(Math.min) }
}

function cornersOf(result: Result): Point[] {
  const points = Array.from({ length: samples + 1 }, (_, i): Point => {
    const price = i / samples
    return [price * size.width, (0.5 - result(price) / 2) * size.height]
  })
  return points.filter((point, i) => !isBetween(points[i - 1], point, points[i + 1]))
}

const written = (points: readonly Point[]) => points.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join('L')

/** True of a point on the straight way from one neighbor to the other. */
function isBetween(before: Point | undefined, [x, y]: Point, after: Point | undefined): boolean {
  if (!before || !after) return false
  const onTheWay = before[1] + ((x - before[0]) / (after[0] - before[0])) * (after[1] - before[1])
  return Math.abs(onTheWay - y) < 1e-6
}

const rounded = (place: number) => Math.round(place * 10) / 10
