import { parse } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { endOfFirstPaint, partsOf } from './parts.ts'

const some = (count: number) => '<i></i>'.repeat(count)

const pageWith = (main: string) => parse(`<header></header><main>${main}</main><footer id="footer"></footer>`)
/** The ids of the parts of a page with this in its main. */
const idsOf = (main: string) => partsOf(pageWith(main)).map(({ id }) => id)

test('what follows the opening takes turns, however small, and the footer comes last', () =>
  expect(idsOf('<nav></nav><div><h1></h1></div><p id="a"></p><section id="b"></section><script></script>')).toEqual([
    'a',
    'b',
    'footer',
  ]))

test('what stands beside the heading takes a turn of its own if it is worth one', () => {
  const beside = `<h1></h1><p id="a"></p><figure id="b">${some(30)}</figure>`
  expect(idsOf(`<div><div>${beside}</div></div><p id="c"></p>`)).toEqual(['b', 'c', 'footer'])
})

describe('a part with many elements', () => {
  const items = ['a', 'b', 'c'].map((id) => `<li id="${id}">${some(30)}</li>`).join('')
  const list = `<ol id="list">${items}<li id="small"></li></ol>`

  test('is divided where it may be near when the page opens, the outer before the inner', () =>
    expect(idsOf(`<h1></h1>${list}`)).toEqual(['list', 'a', 'b', 'c', 'footer']))

  test('is laid out as one where it is far down', () =>
    expect(idsOf(`<h1></h1><p id="1"></p><p id="2"></p><p id="3"></p>${list}`)).toEqual([
      '1',
      '2',
      '3',
      'list',
      'footer',
    ]))

  test('stays whole as a drawing', () =>
    expect(idsOf(`<h1></h1><svg id="drawing"><g>${some(90)}</g></svg>`)).toEqual(['drawing', 'footer']))
})

test('a page without a heading has no opening, and nothing waits for it', () =>
  expect(idsOf('<p id="a"></p>')).toEqual([]))

describe('the first paint', () => {
  const endOf = (main: string) => endOfFirstPaint(pageWith(main))?.id

  test('ends with the first part behind the opening; a list stays whole, whatever takes a turn inside', () => {
    const beside = `<div><h1></h1><p id="beside">${some(30)}</p></div>`
    const list = `<ol id="list">${'<li>'.concat(some(30), '</li>').repeat(3)}</ol>`
    expect(endOf(`${beside}${list}<p id="next"></p>`)).toBe('list')
  })

  test('ends with the first piece of a part with many elements, which is more than a drawing', () => {
    const pieces = ['a', 'b', 'c'].map((id) => `<p id="${id}">${some(30)}</p>`).join('')
    const drawing = `<svg id="drawing">${some(30)}</svg>`
    expect(endOf(`<h1></h1><section><div><h2></h2>${drawing}${pieces}</div></section>`)).toBe('a')
  })

  test('has no such end where a page is all opening', () => expect(endOf('<h1></h1>')).toBeUndefined())
})
