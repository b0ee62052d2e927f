import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinsOf, middleOf } from './joins.ts'

const steps = fc.integer({ min: 3, max: 5 })
const document = steps.chain((count) =>
  fc.record({
    count: fc.constant(count),
    contents: fc.array(fc.record({ step: fc.integer({ min: 1, max: count }) }), { minLength: 3, maxLength: 6 }),
  }),
)

/** Where a path begins and ends, from the top. */
const endsOf = (path: string) => {
  const [, from, to] = /^M0 ([\d.]+)C.* 100 ([\d.]+)$/.exec(path) ?? []
  return { from: Number(from), to: Number(to) }
}

test('a path leads from the middle of its step to the middle of its part', () => {
  fc.assert(
    fc.property(document, ({ count, contents }) => {
      const ends = joinsOf(count, contents).map(endsOf)
      expect(ends).toEqual(
        contents.map(({ step }, i) => ({ from: middleOf(step - 1, count), to: middleOf(i, contents.length) })),
      )
    }),
  )
})

test('no two paths end at one part', () => {
  fc.assert(
    fc.property(document, ({ count, contents }) => {
      const ends = joinsOf(count, contents).map((path) => endsOf(path).to)
      expect(new Set(ends).size).toBe(contents.length)
    }),
  )
})
