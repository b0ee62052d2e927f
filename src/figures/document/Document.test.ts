import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openedAt } from './Document.tsx'
import { courseOf } from './ExcerptForm.tsx'
import { stretchOf } from './Written.tsx'

test('every part stands once and in its order, wherever the document is opened', () => {
  const documents = fc
    .uniqueArray(fc.string(), { minLength: 2, maxLength: 6 })
    .chain((contents) =>
      fc.record({ contents: fc.constant(contents), finding: fc.integer({ min: 1, max: contents.length }) }),
    )
  fc.assert(
    fc.property(documents, (drawn) => {
      const { before, open, after } = openedAt(drawn)
      expect([...before, ...open, ...after]).toEqual(drawn.contents)
      expect(open).toEqual([drawn.contents[drawn.finding - 1]])
    }),
  )
})

test.each([
  [[1, 2, 3], 'ends higher'],
  [[3, 2, 1], 'ends lower'],
  [[2, 5, 2], 'ends where it began'],
  [[4, 1, 5], 'ends higher, after a low'],
])('%s in words: %s', (drawn, words) => expect(courseOf(drawn)).toBe(words))

test('a bar is as long as it says, and what is less than one of ten is a tick', () => {
  const tenth = fc.integer({ min: 0, max: 10 })
  fc.assert(
    fc.property(tenth, tenth, (one, other) => {
      const [from, to] = [Math.min(one, other), Math.max(one, other)]
      fc.pre(from < to)
      const { x, width } = stretchOf({ from, to })
      expect([x, width].map(Number.parseFloat)).toEqual([from * 10, (to - from) * 10])
    }),
  )
  expect(stretchOf({ from: 0, to: 0 })).toEqual({ x: '0%', width: '3' })
})
