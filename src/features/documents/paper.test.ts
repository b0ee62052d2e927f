import { expect, test } from 'vitest'
import { sectionsOf } from './paper.ts'

test('a method that makes no part opens the text, and one that makes a part is not in it', () => {
  const methods = [
    { title: 'A walk', text: 'Along the quay.', part: 2 },
    { title: 'A talk', text: 'With the keeper.' },
  ]
  expect(sectionsOf(methods, [{ label: 'At night', anchor: 'at-night', html: '<p>It rained.</p>' }])).toEqual([
    { label: 'A talk', anchor: 'method-1', said: { text: 'With the keeper.' } },
    { label: 'At night', anchor: 'at-night', said: { html: '<p>It rained.</p>' } },
  ])
})
