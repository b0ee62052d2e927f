import { expect, test } from 'vitest'
import { sectionsOf, sentencesIn } from './prose.ts'

test('a text is taken apart at its second-level headings, whatever stands before the first', () => {
  const text = 'Opening.\n\nMore.\n\n## One\n\nA.\n\n### Inside\n\nB.\n\n## Two\n\nC.\n\n[^1]: A note.\n'
  expect(sectionsOf(text)).toEqual([['Opening.', 'More.'], ['A.', 'B.'], ['C.']])
  expect(sectionsOf('## One\n\nA.\n')).toEqual([['A.']])
  expect(sectionsOf('')).toEqual([])
})

test.each([
  ['One.', 1],
  ['One. Two? Three.', 3],
  ['Ends with a colon:', 1],
  ['See example.com for it. It is there.', 2],
  ['- one\n- two', 2],
  ['| a | b |\n|---|---|\n| c | d |', 2],
])('%j has so many sentences', (paragraph, count) => expect(sentencesIn(paragraph)).toBe(count))
