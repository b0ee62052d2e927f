import { brotliCompressSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { draw } from './draw.ts'

const styles = ['lattice', 'curves', 'paths', 'arcs', 'circles'] as const
const hero = { width: 560, height: 280 }
const frames = [hero, { width: 560, height: 480 }, { width: 400, height: 150 }, { width: 72, height: 72 }]

/** Where a path goes: every point of its commands, arcs by their ends. Enough to notice a line that leaves the frame. */
function pointsOf(path: string): [number, number][] {
  const points: [number, number][] = []
  let [x, y] = [0, 0]
  let start = [0, 0] as [number, number]
  for (const [, command = '', rest = ''] of path.matchAll(/([MmCSAacshvz])([^MmCSAacshvz]*)/g)) {
    const n = rest.match(/-?[\d.]+/g)?.map(Number) ?? []
    const pairs = command === 'A' ? n.slice(5) : 'MCS'.includes(command) ? n : []
    for (let i = 0; i + 1 < pairs.length; i += 2) points.push([pairs[i] ?? 0, pairs[i + 1] ?? 0])
    if (pairs.length > 0) [x, y] = points.at(-1) ?? [x, y]
    if ('cs'.includes(command)) {
      for (let i = 0; i + 1 < n.length; i += 2) points.push([x + (n[i] ?? 0), y + (n[i + 1] ?? 0)])
      ;[x, y] = points.at(-1) ?? [x, y]
    }
    if (command === 'm') [x, y] = [x + (n[0] ?? 0), y + (n[1] ?? 0)]
    if (command === 'M' || command === 'm') start = [x, y]
    if (command === 'z') [x, y] = start
    if (command === 'h') x += n[0] ?? 0
    if (command === 'v') y += n[0] ?? 0
    if (command === 'a') {
      const r = n[0] ?? 0
      points.push([x, y - r], [x, y + r])
      x += n[5] ?? 0
    }
    points.push([x, y])
  }
  return points
}

describe.each(styles)('%s', (style) => {
  test('is the same for the same seed, and another for another', () => {
    const [one, again, other] = ['/a', '/a', '/b'].map((seed) => JSON.stringify(draw(style, seed, hero)))
    expect(again).toBe(one)
    expect(other).not.toBe(one)
  })

  test('stays inside its frame, whatever the seed', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...frames), (seed, frame) => {
        const { faint, accent } = draw(style, seed, frame)
        const outside = pointsOf(faint + accent).filter(
          ([x, y]) => x < -0.1 || y < -0.1 || x > frame.width + 0.1 || y > frame.height + 0.1,
        )
        expect(outside).toEqual([])
      }),
    )
  })

  test('has several fine lines and one accent, and no number that is none', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...frames), (seed, frame) => {
        const { faint, accent } = draw(style, seed, frame)
        expect(faint.split(/m/i).length).toBeGreaterThan(3)
        expect(accent).toMatch(/^M/)
        expect(faint + accent).not.toMatch(/NaN|Infinity|undefined/)
      }),
    )
  })

  test('costs a page at most 1.5 KB', () => {
    const { faint, accent } = draw(style, '/some/page', hero)
    expect(brotliCompressSync(faint + accent).length).toBeLessThan(1536)
  })
})
