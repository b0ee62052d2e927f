import { expect, test } from 'vitest'
import { splitAtFirstHeading } from './split-html.ts'

test.each([
  ['<p>a</p><h2 id="b">b</h2><p>c</p><h2>d</h2>', ['<p>a</p>', '<h2 id="b">b</h2><p>c</p><h2>d</h2>']],
  ['<h2>b</h2>', ['', '<h2>b</h2>']],
  ['<p>a</p>', ['<p>a</p>', '']],
])('%s', (html, parts) => expect(splitAtFirstHeading(html)).toEqual(parts))
