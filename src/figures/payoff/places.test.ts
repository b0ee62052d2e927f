import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shapes } from '../../model/schema/figures/payoff.ts'
import { lineOf, resultOf, shadesOf, size } from './places.ts'

const price = fc.double({ min: 0, max: 1, noNaN: true })
const numbers = (path: string) => path.match(/-?[\d.]+/g)?.map(Number) ?? []
const heights = (path: string) => numbers(path).filter((_, i) => i % 2 === 1)
const effects = ['pays', 'earns'] as const

describe('what a contract leaves', () => {
  test('of a fixed price is the same at every price', () => {
    fc.assert(fc.property(price, price, (a, b) => resultOf('fixed')(a) === resultOf('fixed')(b)))
  })

  test('of a floor never falls below it, and costs its premium while the price rises', () => {
    fc.assert(
      fc.property(price, (at) => {
        expect(resultOf('floor')(at)).toBeGreaterThanOrEqual(resultOf('floor')(0))
        if (at > 0.5) expect(resultOf('floor')(at)).toBeLessThan(resultOf('bare')(at))
      }),
    )
  })

  test('of a bare position can be all of it', () => expect(resultOf('bare')(0)).toBe(-1))

  test('of a hedge whose local price drifts strays less than the price does', () => {
    fc.assert(fc.property(price, (at) => Math.abs(resultOf('nearly-fixed')(at)) <= 0.2))
  })
})

describe('for whoever pays', () => {
  test('a price without a contract costs as much as it rises', () => {
    fc.assert(
      fc.property(price, (at) => {
        expect(resultOf('bare', 'pays')(at)).toBeCloseTo(resultOf('bare')(at))
      }),
    )
  })

  test('an option is a ceiling that costs its premium while the price falls', () => {
    const ceiling = resultOf('floor', 'pays')
    fc.assert(
      fc.property(price, (at) => {
        expect(ceiling(at)).toBeLessThanOrEqual(ceiling(1))
        if (at < 0.5) expect(ceiling(at)).toBeGreaterThan(resultOf('bare')(at))
      }),
    )
  })
})

describe('a drawing', () => {
  test('begins at one edge, ends at the other and stays inside', () => {
    for (const effect of effects)
      for (const shape of shapes) {
        const { path, end } = lineOf(shape, effect)
        const xs = numbers(path).filter((_, i) => i % 2 === 0)
        expect([xs[0], xs.at(-1)]).toEqual([0, size.width])
        for (const y of heights(path)) expect(y >= 0 && y <= size.height).toBe(true)
        expect(end >= 0 && end <= 100).toBe(true)
      }
  })

  test('of a straight line has two points, of a floor three, and of a wave as many as it needs', () => {
    const points = shapes.map((shape) => [shape, numbers(lineOf(shape).path).length / 2])
    expect(Object.fromEntries(points)).toMatchObject({ fixed: 2, bare: 2, floor: 3 })
    expect(numbers(lineOf('nearly-fixed').path).length / 2).toBeGreaterThan(20)
  })

  test('shades a fall that is spared and a rise that is given up, and nothing outside of itself', () => {
    const middle = size.height / 2
    const { saves, costs } = shadesOf('fixed')
    expect(saves).toBe(`M0 ${middle}L120 ${middle}L${size.width} 0L${size.width} 0L0 ${size.height}Z`)
    expect(costs).toBe(`M0 ${size.height}L120 ${middle}L${size.width} ${middle}L${size.width} 0L0 ${size.height}Z`)
    for (const shape of shapes) {
      const shades = shadesOf(shape)
      for (const y of heights(shades.saves + shades.costs)) expect(y >= 0 && y <= size.height).toBe(true)
    }
  })
})

test('no two lines that the gate lets stand together end so near each other that their names would meet', () => {
  // A chart is at least 16rem high, and a name 1.25rem.
  const apart = (1.25 / 16) * 100
  for (const effect of effects)
    for (const [i, one] of shapes.entries())
      for (const other of shapes.slice(i + 1)) {
        if (one.endsWith('fixed') && other.endsWith('fixed')) continue
        expect(Math.abs(lineOf(one, effect).end - lineOf(other, effect).end)).toBeGreaterThan(apart)
      }
})
