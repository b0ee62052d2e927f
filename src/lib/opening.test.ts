import { expect, test } from 'vitest'
import { openingOf } from './opening.ts'

test.each([
  ['<p>One. Two. Three.</p>\n<p>Last.</p>', { first: 'One.', rest: 'Two. Three.', last: 'Last.' }],
  ['<p>Alone.</p>', { first: 'Alone.', rest: '', last: '' }],
  ['<p>No stop</p>', { first: 'No stop', rest: '', last: '' }],
  ['<p>See <a href="/a.b">us</a>. Then go.</p>', { first: 'See <a href="/a.b">us</a>.', rest: 'Then go.', last: '' }],
  ['<p>It is 2.5 wide. So.</p>', { first: 'It is 2.5 wide.', rest: 'So.', last: '' }],
  ['<p>One.</p><p>Two.</p><p>Three.</p>', { first: 'One.', rest: 'Two.', last: 'Three.' }],
  ['', { first: '', rest: '', last: '' }],
])('%s', (html, parts) => {
  expect(openingOf(html)).toEqual(parts)
})
