import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AssetClass, type Box, linesOf, skylineOf, square, width } from './skyline.ts'

/** Whatever the schema lets through. */
const assetClass: fc.Arbitrary<AssetClass> = fc.record({
  title: fc.string({ minLength: 2, maxLength: 24 }),
  description: fc.constant(''),
  aum: fc.tuple(fc.integer({ min: 0, max: 9999 }), fc.constantFrom('M', 'B')).map(([n, unit]) => `${n}${unit}`),
  performance: fc
    .tuple(fc.constantFrom('+', '-'), fc.integer({ min: 0, max: 9999 }))
    .map(([sign, n]) => `${sign}${n / 10}%`),
})
const four = fc.array(assetClass, { minLength: 4, maxLength: 4 })

const meet = (a: Box, b: Box) =>
  a.x < b.x + b.width - 1e-6 && b.x < a.x + a.width - 1e-6 && a.y < b.y + b.height - 1e-6 && b.y < a.y + a.height - 1e-6

describe('the figure of asset classes, for any of them', () => {
  test('no two labels meet, and none meets a block', () => {
    fc.assert(
      fc.property(four, (classes) => {
        const { blocks } = skylineOf(classes)
        const labels = blocks.flatMap(({ performanceLabel, nameLabel }) => [performanceLabel, nameLabel])
        const bodies = blocks.map(({ body }) => body)
        for (const [i, label] of labels.entries())
          for (const other of [...labels.slice(i + 1), ...bodies]) expect(meet(label, other), `${i}`).toBe(false)
      }),
    )
  })

  test('everything stands in the frame', () => {
    fc.assert(
      fc.property(four, (classes) => {
        const { blocks, top, bottom } = skylineOf(classes)
        for (const box of blocks.flatMap(({ body, performanceLabel, nameLabel }) => [
          body,
          performanceLabel,
          nameLabel,
        ])) {
          expect(box.x).toBeGreaterThanOrEqual(-1e-6)
          expect(box.x + box.width).toBeLessThanOrEqual(width + 1e-6)
          expect(box.y).toBeGreaterThanOrEqual(top - 1e-6)
          expect(box.y + box.height).toBeLessThanOrEqual(bottom + 1e-6)
        }
      }),
    )
  })

  test('blocks are whole columns wide and fill the frame', () => {
    fc.assert(
      fc.property(four, (classes) => {
        const widths = skylineOf(classes).blocks.map(({ body }) => body.width)
        for (const one of widths) expect(one % square).toBe(0)
        expect(Math.min(...widths)).toBeGreaterThan(0)
        expect(widths.reduce((sum, one) => sum + one, 0)).toBe(width)
      }),
    )
  })

  test('a name is parted near its middle, and nothing of it is lost', () => {
    expect(linesOf('Sustainable Assets', 100)).toEqual(['Sustainable', 'Assets'])
    expect(linesOf('Real Estate', 100)).toEqual(['Real Estate'])
    fc.assert(
      fc.property(fc.string(), (title) => {
        expect(linesOf(title, 100).join(' ')).toBe(title)
      }),
    )
  })

  test('the largest comes first', () => {
    fc.assert(
      fc.property(four, (classes) => {
        const widths = skylineOf(classes).blocks.map(({ body }) => body.width)
        expect(widths).toEqual(widths.toSorted((a, b) => b - a))
      }),
    )
  })
})

describe('a figure of given numbers', () => {
  const of = (aum: string, performance: string) => ({ title: 'Class', description: '', aum, performance })
  const { blocks, columnOf, rowOf } = skylineOf([
    of('1.5B', '+10%'),
    of('500M', '-20%'),
    of('500M', '+0%'),
    of('0M', '+46%'),
  ])

  test('has a scale one can say', () => {
    expect([columnOf, rowOf]).toEqual([25e6, 1.5])
  })

  test('draws heights to scale, a loss below the ground, and no change as nothing', () => {
    const heights = blocks.map(({ body, isLoss }) => [body.height, body.y, isLoss])
    expect(heights).toEqual([
      [80, -80, false],
      [160, 0, true],
      [0, -0, false],
      [368, -368, false],
    ])
  })

  test('gives two of the same size the same width, beside two that are hardly there', () => {
    const sized = skylineOf([of('50B', '+1%'), of('50B', '+1%'), of('0M', '+1%'), of('0M', '+1%')])
    expect(sized.blocks.map(({ body }) => body.width)).toEqual([588, 588, 12, 12])
  })

  test('shows a class without assets', () => {
    expect(blocks.at(-1)?.body.width).toBeGreaterThan(0)
  })
})
