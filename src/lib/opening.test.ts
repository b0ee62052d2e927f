import { expect, test } from 'vitest'
import { aboveHeadings, chaptersOf, openingOf, paragraphAndRest } from './prose.ts'

test.each([
  ['<p>One. Two. Three.</p>\n<p>Last.</p>', { first: 'One.', rest: 'Two. Three.', last: 'Last.' }],
  ['<p>Alone.</p>', { first: 'Alone.', rest: '', last: '' }],
  ['<p>No stop</p>', { first: 'No stop', rest: '', last: '' }],
  ['<p>See <a href="/a.b">us</a>. Then go.</p>', { first: 'See <a href="/a.b">us</a>.', rest: 'Then go.', last: '' }],
  ['<p>It is 2.5 wide. So.</p>', { first: 'It is 2.5 wide.', rest: 'So.', last: '' }],
  ['<p>One.</p><p>Two.</p><p>Three.</p>', { first: 'One.', rest: 'Two.', last: 'Three.' }],
  ['<p>One.</p><p>Two.</p><h2 id="a">A</h2><p>Three.</p>', { first: 'One.', rest: '', last: 'Two.' }],
  ['<p>See <b>a. B</b>. <i>C</i>.</p>', { first: 'See <b>a. B</b>.', rest: '<i>C</i>.', last: '' }],
  ['<p><b>A. <i>B.</i> C.</b> D. E.</p>', { first: '<b>A. <i>B.</i> C.</b> D.', rest: 'E.', last: '' }],
  ['<p>A<br>b. C.</p>', { first: 'A<br>b.', rest: 'C.', last: '' }],
  ['<p>A <a title="B. C">d</a>. E.</p>', { first: 'A <a title="B. C">d</a>.', rest: 'E.', last: '' }],
  ['', { first: '', rest: '', last: '' }],
])('%s', (html, parts) => {
  expect(openingOf(html)).toEqual(parts)
})

test('what stands below headings is a chapter each', () => {
  const html =
    '<p>One.</p>\n<h2 id="a">A &amp; b</h2>\n<p>Two.</p>\n<ul><li>x</li></ul>\n<h2 id="c">C</h2>\n<p>Three.</p>'
  const headings = [
    { label: 'A & b', anchor: 'a' },
    { label: 'C', anchor: 'c' },
  ]
  expect(chaptersOf(html, headings)).toEqual([
    { label: 'A & b', anchor: 'a', html: '<p>Two.</p>\n<ul><li>x</li></ul>' },
    { label: 'C', anchor: 'c', html: '<p>Three.</p>' },
  ])
  expect(chaptersOf('<p>One.</p>', [])).toEqual([])
})

test.each([
  ['<p>One. Two.</p>\n<p>Last.</p>', { first: 'One. Two.', rest: '<p>Last.</p>' }],
  ['<p>Alone, <a href="/a">with a link</a>.</p>', { first: 'Alone, <a href="/a">with a link</a>.', rest: '' }],
  ['<ul><li>A list first</li></ul>\n<p>One.</p>', { first: '', rest: '<ul><li>A list first</li></ul>\n<p>One.</p>' }],
  ['', { first: '', rest: '' }],
])('the first paragraph of %s', (html, parts) => {
  expect(paragraphAndRest(html)).toEqual(parts)
})

test('a text that begins with a heading has nothing above it, and loses no part', () => {
  const html = '<h2 id="a">A</h2>\n<p>One.</p>\n<h2 id="b">B</h2>\n<p>Two.</p>'
  expect(aboveHeadings(html)).toBe('')
  expect(aboveHeadings(`<p>Above.</p>\n${html}`)).toBe('<p>Above.</p>')
  const headings = ['a', 'b'].map((anchor) => ({ label: anchor, anchor }))
  expect(chaptersOf(html, headings).map((chapter) => chapter.html)).toEqual(['<p>One.</p>', '<p>Two.</p>'])
})
