import { expect, test } from 'vitest'
import { stepDrawings } from './step-drawings.ts'

/** Where the pen goes in a path of absolute moves and relative or absolute lines. */
function reach(path: string): { x: number; y: number }[] {
  let [x, y] = [0, 0]
  return [...path.matchAll(/([MhvHVlz])([^MhvHVlz]*)/g)].flatMap(([, command, numbers = '']) => {
    const values =
      numbers.trim() === ''
        ? []
        : numbers
            .trim()
            .split(/[ ,]|(?=-)/)
            .filter(Boolean)
            .map(Number)
    const pairs = command === 'M' || command === 'l' ? values.length / 2 : values.length
    return Array.from({ length: pairs }, (_, i) => {
      if (command === 'M') [x, y] = [values[2 * i] ?? 0, values[2 * i + 1] ?? 0]
      if (command === 'l') [x, y] = [x + (values[2 * i] ?? 0), y + (values[2 * i + 1] ?? 0)]
      if (command === 'h') x += values[i] ?? 0
      if (command === 'v') y += values[i] ?? 0
      if (command === 'H') x = values[i] ?? 0
      if (command === 'V') y = values[i] ?? 0
      return { x, y }
    })
  })
}

test.each(Object.entries(stepDrawings))('%s leaves room for the arrow to the next step', (_, layers) => {
  const points = Object.values(layers).flatMap(reach)
  expect(points.length).toBeGreaterThan(4)
  for (const { x, y } of points) {
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x).toBeLessThanOrEqual(240)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y).toBeLessThanOrEqual(122)
  }
})
