import { parse } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { behindFirstPaint, partsOf } from './parts.ts'

const some = (count: number) => '<i></i>'.repeat(count)

const pageWith = (main: string) =>
  parse(`<body id="body"><header id="header"></header><main>${main}</main><footer id="footer"></footer></body>`)
/** The ids of the parts of a page with this in its main, behind the body and the header. */
const idsOf = (main: string) =>
  partsOf(pageWith(main))
    .slice(2)
    .map(({ id }) => id)

test('the body has the first turn, for the opening, and the header the next', () =>
  expect(partsOf(pageWith('<h1></h1>')).map(({ id }) => id)).toEqual(['body', 'header', 'footer']))

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

  test('is divided as well where none of its children is large', () =>
    expect(idsOf(`<h1></h1><ol id="list">${`<li id="a">${some(9)}</li>`.repeat(7)}</ol>`)).toEqual([
      'list',
      ...Array(7).fill('a'),
      'footer',
    ]))

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

describe('the first paint has all before', () => {
  const behind = (main: string) => {
    const { wide, phone } = behindFirstPaint(pageWith(main))
    return [wide?.id, phone?.id]
  }
  const next = '<p id="next"></p>'
  const [large, last] = [`<p>${some(50)}</p>`, '<p id="last"></p>']

  test('what follows the first part behind the opening', () =>
    expect(behind(`<div><h1></h1>${large}</div><p></p>${next}`)).toEqual(['next', 'next']))

  test('on a phone, what follows an opening with many elements', () =>
    expect(behind(`<div><h1></h1>${large.repeat(2)}</div><div>${next}</div>${last}`)).toEqual(['last', 'next']))

  test('on a phone, what follows the first piece of a part with many elements', () =>
    expect(behind(`<h1></h1><div><h2></h2>${large}${next}${large}</div>${last}`)).toEqual(['last', 'next']))

  test.each([
    ['a list', `<ol>${`<li>${large}</li>`.repeat(3)}</ol>`],
    ['a drawing, with what it is about', `<div><svg>${some(60)}</svg>${large}</div>`],
    ['the surroundings of a piece, where it is the last in them', `<div><div>${some(20)}${large}</div></div>`],
  ])('on a phone, what follows %s', (_what, part) => expect(behind(`<h1></h1>${part}${next}`)[1]).toBe('next'))

  test('the innermost element that begins there, as others end late', () =>
    expect(behind(`<h1></h1><p></p><section><div>${next}</div></section>`)[0]).toBe('next'))

  test('nothing that is taken out, or that only browsers without scripts have', () =>
    expect(behind(`<h1></h1><p></p><style></style><noscript><p></p></noscript>${next}`)[0]).toBe('next'))

  test('the footer where there is but one part, and has no such place where there is none', () => {
    expect(behind('<h1></h1><p></p>')[0]).toBe('footer')
    expect(behind('<h1></h1>')).toEqual([undefined, undefined])
  })
})
