import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openedAt } from './Document.tsx'
import { courseOf } from './ExcerptForm.tsx'

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
