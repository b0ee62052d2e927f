import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressParts, nearest, pageAbove, wordsTyped } from './nearest.ts'

const pages = [
  '/',
  '/about',
  '/careers',
  '/software/api/stable-coins',
  '/software/vertical/tinta',
  '/services/consulting/design',
].map((address) => ({ name: address, address }))
const found = (typed: string) => nearest(typed, pages).map(({ address }) => address)

test.each([
  ['a slip of the finger', '/abuot', '/about'],
  ['capitals', '/ABOUT', '/about'],
  ['a word left out of the middle', '/software/stable-coins', '/software/api/stable-coins'],
  ['the wrong folder', '/products/tinta', '/software/vertical/tinta'],
  ['an ending', '/careers.html', '/careers'],
])('%s still leads there', (_case, typed, address) => expect(found(typed)[0]).toBe(address))

test('what is like nothing leads nowhere', () => expect(found('/wp-login.php')).toEqual([]))

test('it never throws, never gives more than asked and is quick on long nonsense', () => {
  fc.assert(fc.property(fc.string({ maxLength: 5000 }), (typed) => nearest(typed, pages, 2).length <= 2))
})

test('every page is the nearest to its own address', () => {
  for (const { address } of pages.slice(1)) expect(found(address)[0]).toBe(address)
})

test.each([
  ['the page above', '/careers/xx', '/careers'],
  ['the deepest that there is', '/software/vertical/tinta/pricing/2026', '/software/vertical/tinta'],
  ['however it is written', '//Careers//XX/', '/careers'],
  ['not the page itself', '/careers', undefined],
  ['not home', '/nonsense', undefined],
  ['nothing above deep nonsense', '/a/b/c/d/e%E0%A4%A/<script>', undefined],
])('%s is offered', (_case, typed, address) => expect(pageAbove(typed, pages)?.address).toBe(address))

test('long nonsense has nothing above it, and is quick to say so', () => {
  fc.assert(fc.property(fc.string({ maxLength: 5000 }), (typed) => pageAbove(`/zz/${typed}/y`, pages) === undefined))
})

test.each([
  ['/software/darden/trato/pricing', 'software darden trato pricing'],
  ['/stable-coins.html', 'stable coins'],
  ['/caf%C3%A9_menu', 'café menu'],
  ['/%E0%A4%A', 'E0 A4 A'],
  ['/<script>alert(1)</script>', 'script alert 1 script'],
  ['/', ''],
])('%s is looked for as "%s"', (path, words) => expect(wordsTyped(path)).toBe(words))

test('it never throws, and never says more than a line', () => {
  fc.assert(fc.property(fc.string({ maxLength: 5000 }), (path) => wordsTyped(`/${path}`).length <= 80))
})

const some = ['/', '/careers', '/software', '/software/api/coins'].map((address) => ({ name: address, address }))
/** As it is drawn: a break is a bar, a part without a page stands in brackets. */
const drawn = (typed: string) => {
  const { known, lost } = addressParts(typed, some)
  return `${known.map(({ part, href }) => (href ? part : `(${part})`)).join(' ')} | ${lost}`
}

test.each([
  ['below a page', '/careers/xx', '/careers | /xx'],
  ['below no page', '/no/such', ' | /no/such'],
  ['with a step between that is no page', '/software/api/coins/price/2026', '/software (/api) /coins | /price/2026'],
  ['however it is written', '//Careers//XX/', '/Careers | /XX'],
  ['as letters, where signs stand for them', '/caf%C3%A9', ' | /café'],
  ['with signs that stand for none', '/%E0%A4%A', ' | /%E0%A4%A'],
  ['at the top', '/', ' | '],
])('an address breaks %s', (_case, typed, parts) => expect(drawn(typed)).toBe(parts))

test('a link of it leads to the page as it is written there', () => {
  expect(addressParts('/Careers/XX', some).known[0]?.href).toBe('/careers')
})

test('it never throws, and what is lost is no longer than a few lines', () => {
  fc.assert(fc.property(fc.string({ maxLength: 5000 }), (path) => addressParts(path, some).lost.length <= 121))
})
