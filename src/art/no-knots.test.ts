import fc from 'fast-check'
import { expect, test } from 'vitest'
import { subpaths } from '../../tests/support/path-points.ts'
import { draw } from './draw.ts'

const frame = { width: 384, height: 192 }
const upTo = (min: number, max: number) => fc.integer({ min, max })

/** Where a line is above a place, between the two points around it. */
function heightAt(line: readonly { x: number; y: number }[], x: number): number {
  const next = Math.max(
    1,
    line.findIndex((point) => point.x >= x),
  )
  const [from, to] = [line[next - 1], line[next]]
  if (!from || !to) throw new Error(`No line above ${x}.`)
  return to.x === from.x ? to.y : from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x)
}

/** Lines from left to right, in the order in which they begin: none may pass the one below it. */
function expectNoCrossing(data: string) {
  const lines = subpaths(data).toSorted((a, b) => heightAt(a, 0) - heightAt(b, 0))
  for (let x = 0; x <= frame.width; x += 6) {
    const heights = lines.map((line) => heightAt(line, x))
    // Half a pixel: whole numbers are short to write, and the reading is by straight pieces.
    const gaps = heights.slice(1).map((height, i) => height - (heights[i] ?? 0))
    expect(Math.min(...gaps)).toBeGreaterThan(-0.6)
  }
}

test('curves never cross', () => {
  const waves = fc.double({ min: 0.8, max: 6.5, noNaN: true })
  fc.assert(
    fc.property(waves, upTo(9, 16), fc.string(), (waves, lines, seed) => {
      const { faint, accent } = draw({ style: 'curves', waves, lines }, seed, frame)
      expectNoCrossing(faint + accent)
    }),
  )
})

test('paths never cross, and every station stands on its line', () => {
  fc.assert(
    fc.property(upTo(2, 8), upTo(1, 5), fc.string(), (capabilities, steps, seed) => {
      const { faint, accent, stops } = draw({ style: 'paths', capabilities, steps }, seed, frame)
      expectNoCrossing(faint + accent)
      const [line = []] = subpaths(accent)
      for (const [left] of subpaths(stops ?? ''))
        expect(Math.abs(heightAt(line, (left?.x ?? 0) + 4.5) - (left?.y ?? 0))).toBeLessThan(1.5)
    }),
  )
})

test('rings are whole, and each lies within the next', () => {
  const words = fc.array(fc.array(upTo(5, 160), { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(words, fc.string(), (sections, seed) => {
      const { faint, strong, accent } = draw({ style: 'rings', sections }, seed, frame)
      const circles = [
        ...`${faint}${strong}${accent}`.matchAll(/M(\S+) \S+a(\S+) \S+ 0 1 0 (\S+) 0a\S+ \S+ 0 1 0-(\S+) 0/g),
      ]
        .map(([, left, r, there, back]) => ({ left: Number(left), r: Number(r), there, back }))
        .sort((a, b) => a.r - b.r)
      expect(circles).toHaveLength(sections.flat().length)
      for (const { there, back } of circles) expect(back).toBe(there)
      circles.slice(1).forEach(({ left, r }, i) => {
        const within = circles[i]
        expect(within?.left).toBeGreaterThan(left - 0.15)
        expect((within?.left ?? 0) + 2 * (within?.r ?? 0)).toBeLessThan(left + 2 * r + 0.15)
      })
    }),
  )
})

test('circles overlap with their neighbors alone, so that no three lines meet', () => {
  fc.assert(
    fc.property(upTo(2, 4), upTo(3, 5), upTo(3, 6), fc.string(), (audiences, steps, offers, seed) => {
      const { faint, accent } = draw({ style: 'circles', audiences, steps, offers }, seed, frame)
      const circles = [...faint.matchAll(/M(\S+) (\S+?)a(\S+) /g)].map(([, left, y, r]) => ({
        x: Number(left) + Number(r),
        y: Number(y),
        r: Number(r),
      }))
      expect(circles).toHaveLength(audiences * steps)
      for (const one of circles) {
        const touching = circles.filter(
          (other) => other !== one && Math.hypot(other.x - one.x, other.y - one.y) < other.r + one.r - 0.5,
        )
        for (const other of touching)
          expect(Math.min(Math.abs(other.x - one.x), Math.abs(other.y - one.y))).toBeLessThan(0.5)
      }
      expect(subpaths(accent)).toHaveLength(offers)
    }),
  )
})
