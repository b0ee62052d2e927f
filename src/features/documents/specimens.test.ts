import { expect, test } from 'vitest'
import { specimens } from './specimens.ts'

/** Where the pen goes: the ends of lines and curves. */
function reach(path: string): { x: number; y: number }[] {
  let [x, y] = [0, 0]
  return [...path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)].map(([, command = '', numbers]) => {
    const values = numbers?.match(/-?\d*\.?\d+/g)?.map(Number) ?? []
    const [a = 0, b = 0] = values.slice(-2)
    if (command === 'M' || command === 'C') [x, y] = [a, b]
    if (command === 'a') [x, y] = [x + a, y + b]
    if (command === 'h') x += values[0] ?? 0
    if (command === 'v') y += values[0] ?? 0
    if (command === 'H') x = values[0] ?? 0
    if (command === 'V') y = values[0] ?? 0
    return { x, y }
  })
}

test.each(Object.entries(specimens))('%s stays on its piece of the page', (_, layers) => {
  const points = Object.values(layers).flatMap(reach)
  expect(points.length).toBeGreaterThan(4)
  for (const { x, y } of points) {
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x).toBeLessThanOrEqual(132)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y).toBeLessThanOrEqual(64)
  }
})

test('no two look alike', () => {
  const drawings = Object.values(specimens).map((layers) => JSON.stringify(layers))
  expect(new Set(drawings).size).toBe(drawings.length)
})
