import { expect, test } from 'vitest'
import { replacedThings } from '../../model/replaced-things.ts'
import { drawings, sheet } from './thing-drawings.ts'

/** Where a path of ours goes; an arc counts by its end. */
function points(path: string) {
  let [x, y, startX, startY] = [0, 0, 0, 0]
  return [...path.matchAll(/([MHVhvlaz])([^MHVhvlaz]*)/g)].flatMap(([, command, rest = '']) => {
    const numbers = [...rest.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number)
    const size = command === 'a' ? 7 : command === 'M' || command === 'l' ? 2 : 1
    const found: { x: number; y: number }[] = []
    for (let i = 0; i < numbers.length; i += size) {
      const [a = 0, b = 0] = numbers.slice(i + size - 2 < i ? i : i + size - 2)
      if (command === 'M') [x, y, startX, startY] = [a, b, a, b]
      if (command === 'H') x = a
      if (command === 'V') y = a
      if (command === 'h') x += a
      if (command === 'v') y += a
      if (command === 'l' || command === 'a') [x, y] = [x + a, y + b]
      found.push({ x, y })
    }
    if (command === 'z') [x, y] = [startX, startY]
    return found
  })
}

test.each(replacedThings)('%s is drawn, and lies on its sheet', (thing) => {
  const all = drawings[thing].flatMap(points)
  expect(all.length).toBeGreaterThan(5)
  for (const { x, y } of all) {
    expect(x).toBeGreaterThanOrEqual(2)
    expect(x).toBeLessThanOrEqual(sheet.width - 2)
    expect(y).toBeGreaterThanOrEqual(2)
    expect(y).toBeLessThanOrEqual(sheet.height - 2)
  }
})

test('no two drawings are the same', () =>
  expect(new Set(Object.values(drawings).map((paths) => paths.join(''))).size).toBe(replacedThings.length))
