import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Hand } from '../../model/document-words.ts'
import { barPaths, partsInWords, placesOn, stagesOf } from './shelf.ts'

const shelf = fc.integer({ min: 2, max: 8 }).chain((count) =>
  fc.record({
    labels: fc.constant(Array.from({ length: count }, (_, i) => `Stage ${i + 1}`)),
    documents: fc.array(fc.record({ stage: fc.integer({ min: 1, max: count }) }), { maxLength: 8 }),
  }),
)

describe('a shelf', () => {
  test('gives each document a place of its own, in its stage', () => {
    fc.assert(
      fc.property(shelf, ({ labels, documents }) => {
        const stages = stagesOf(labels, documents)
        expect(stages.map(({ label }) => label)).toEqual(labels)
        expect(stages.flatMap((stage) => stage.documents)).toEqual(documents.toSorted((a, b) => a.stage - b.stage))
        // Columns are as wide as each other, so names meet only where a stage has fewer of them than documents.
        for (const { documents: standing, span } of stages) expect(span).toBeGreaterThanOrEqual(standing.length)
        expect(placesOn(stages)).toBeLessThanOrEqual(labels.length + documents.length)
      }),
    )
  })

  test('shows a stage at which nothing stands', () => {
    const stages = stagesOf(['Early', 'Late'], [{ stage: 2 }, { stage: 2 }])
    expect(stages.map(({ span }) => span)).toEqual([1, 2])
    expect(placesOn(stages)).toBe(3)
  })
})

const hands = fc.array(fc.record({ hand: fc.constantFrom<Hand>('us', 'you', 'both') }), { minLength: 3, maxLength: 6 })
const linesIn = (path: string) =>
  [...path.matchAll(/M1 ([\d.]+)h(\d+)/g)].map(([, y, width]) => [Number(y), Number(width)])

describe('a small sheet', () => {
  test('has a line for each part, none on another, all of them on it', () => {
    fc.assert(
      fc.property(hands, (contents) => {
        const { all, height } = barPaths(contents)
        const tops = linesIn(all).map(([y = 0]) => y)
        expect(tops).toHaveLength(contents.length)
        for (const [i, y] of tops.entries()) expect(y + 11).toBeLessThan(tops[i + 1] ?? height)
      }),
    )
  })

  test('is filled where a part is ours, and half where both write it', () => {
    expect(linesIn(barPaths([{ hand: 'us' }, { hand: 'you' }, { hand: 'both' }]).ours)).toEqual([
      [1, 98],
      [41, 49],
    ])
  })

  test('says so in words', () => {
    const words = { us: 'Ours', both: 'Both', you: 'Yours' }
    expect(partsInWords([{ hand: 'us' }, { hand: 'you' }, { hand: 'us' }], words)).toBe('3 parts. Ours: 2. Yours: 1')
  })
})
