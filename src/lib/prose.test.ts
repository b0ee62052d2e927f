import { describe, expect, test } from 'vitest'
import {
  aboveHeadings,
  beginning,
  chaptersOf,
  openingOf,
  paragraphs,
  readingTime,
  sectionsOf,
  sentencesIn,
} from './prose.ts'

describe('beginning', () => {
  test.each([
    ['a short text', 'kites', 'kites'],
    ['a long one', 'kites and boats', 'kites an'],
    ['one that is cut after an emoji', 'kites a🎉🎉', 'kites a'],
    ['one that is cut within one', 'kites 🎉🎉', 'kites 🎉'],
  ])('%s begins as it does', (_case, text, start) => expect(beginning(text, 8)).toBe(start))
})

describe('opening', () => {
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

  test('a text that begins with a heading has nothing above it, and loses no part', () => {
    const html = '<h2 id="a">A</h2>\n<p>One.</p>\n<h2 id="b">B</h2>\n<p>Two.</p>'
    expect(aboveHeadings(html)).toBe('')
    expect(aboveHeadings(`<p>Above.</p>\n${html}`)).toBe('<p>Above.</p>')
    const headings = ['a', 'b'].map((anchor) => ({ label: anchor, anchor }))
    expect(chaptersOf(html, headings).map((chapter) => chapter.html)).toEqual(['<p>One.</p>', '<p>Two.</p>'])
  })
})

describe('paragraphs', () => {
  test.each([
    ['One.\n\nTwo.', ['One.', 'Two.']],
    ['One\nstill one.\n \n\nTwo.\n', ['One\nstill one.', 'Two.']],
    ['', []],
  ])('%j', (text, parts) => expect(paragraphs(text)).toEqual(parts))
})

describe('reading time', () => {
  const words = (count: number) => 'word '.repeat(count)

  test.each([
    [0, 1],
    [100, 1],
    [329, 1],
    [330, 2],
    [660, 3],
  ])('%i words take %i min', (count, minutes) => expect(readingTime(words(count))).toBe(minutes))
})

describe('sections', () => {
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
})
