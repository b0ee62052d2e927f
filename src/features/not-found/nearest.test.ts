import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nearest, pageAbove } from './nearest.ts'

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
