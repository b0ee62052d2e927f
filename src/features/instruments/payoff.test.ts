import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Payoff } from '../../model/schema/instrument-case.ts'
import { pathOf, pathWithout, resultOf, results, shadesOf, size } from './payoff.ts'

const payoffs = Object.keys(results) as Payoff[]
const price = fc.double({ min: 0, max: 1, noNaN: true })
const numbers = (path: string) => path.match(/-?[\d.]+/g)?.map(Number) ?? []

describe('what a contract leaves', () => {
  test('of a fixed price is the same at every price', () => {
    fc.assert(fc.property(price, price, (a, b) => results.fixed(a) === results.fixed(b)))
  })

  test('of a floor never falls below it, and costs its premium while the price rises', () => {
    fc.assert(
      fc.property(price, (at) => {
        expect(results.floor(at)).toBeGreaterThanOrEqual(results.floor(0))
        if (at > 0.5) expect(results.floor(at)).toBeLessThan(results.bare(at))
      }),
    )
  })

  test('of a bare position can be all of it', () => expect(results.bare(0)).toBe(-1))

  test('of a hedge whose local price drifts strays less than the price does', () => {
    fc.assert(fc.property(price, (at) => Math.abs(results['nearly-fixed'](at)) <= 0.2))
  })
})

test.each(payoffs)('the drawing of %s begins at one edge, ends at the other and stays inside', (payoff) => {
  for (const path of [pathOf(payoff), pathWithout(payoff) ?? pathOf(payoff)]) {
    const xs = numbers(path).filter((_, i) => i % 2 === 0)
    const ys = numbers(path).filter((_, i) => i % 2 === 1)
    expect([xs[0], xs.at(-1)]).toEqual([0, size.width])
    for (const y of ys) expect(y >= 0 && y <= size.height).toBe(true)
  }
})

test('a straight line is two points, a floor three, and a wave as many as it needs', () => {
  const points = payoffs.map((payoff) => [payoff, numbers(pathOf(payoff)).length / 2])
  expect(Object.fromEntries(points)).toMatchObject({ fixed: 2, bare: 2, floor: 3 })
  expect(numbers(pathOf('nearly-fixed')).length / 2).toBeGreaterThan(20)
})

test('a contract with nothing behind it has nothing to be compared with', () => {
  expect(pathWithout('bare')).toBeUndefined()
  expect(pathWithout('floor')).toBe(pathOf('bare'))
})

describe('what is shaded', () => {
  const heights = (path: string) => numbers(path).filter((_, i) => i % 2 === 1)
  const middle = size.height / 2

  test('of a fixed price is a fall in green and a rise in brown', () => {
    const { saves, costs } = shadesOf('fixed')
    expect(saves).toBe(`M0 ${middle}L120 ${middle}L${size.width} 0L${size.width} 0L0 ${size.height}Z`)
    expect(costs).toBe(`M0 ${size.height}L120 ${middle}L${size.width} ${middle}L${size.width} 0L0 ${size.height}Z`)
  })

  test.each(payoffs)('of %s stays inside the drawing', (payoff) => {
    const { saves, costs } = shadesOf(payoff)
    for (const y of heights(saves + costs)) expect(y >= 0 && y <= size.height).toBe(true)
  })

  test('of nothing behind it has no width', () => {
    const { saves, costs } = shadesOf('bare')
    expect(saves).toBe(costs)
  })
})

describe('for whoever pays', () => {
  test('a price without a contract costs as much as it rises, as it earns as much for whoever sells', () => {
    fc.assert(
      fc.property(price, (at) => {
        expect(resultOf('bare', 'pays')(at)).toBeCloseTo(resultOf('bare', 'earns')(at))
      }),
    )
  })

  test('an option is a ceiling that costs its premium while the price falls', () => {
    const ceiling = resultOf('floor', 'pays')
    fc.assert(
      fc.property(price, (at) => {
        expect(ceiling(at)).toBeLessThanOrEqual(ceiling(1))
        if (at < 0.5) expect(ceiling(at)).toBeGreaterThan(results.bare(at))
      }),
    )
  })
})

test('no two lines of a chart end so near each other that their names would meet on a phone', () => {
  // The chart is 17rem high there, and a name 1.25rem.
  const apart = (1.25 / 17) * 2
  for (const way of ['pays', 'earns'] as const)
    for (const [i, one] of payoffs.entries())
      for (const other of payoffs.slice(i + 1)) {
        if (one.endsWith('fixed') && other.endsWith('fixed')) continue
        expect(Math.abs(resultOf(one, way)(1) - resultOf(other, way)(1))).toBeGreaterThan(apart)
      }
})
