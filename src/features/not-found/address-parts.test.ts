import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressParts } from './address-parts.ts'

const pages = ['/', '/careers', '/software', '/software/api/coins'].map((address) => ({ name: address, address }))
/** As it is drawn: a break is a bar, a part without a page stands in brackets. */
const drawn = (typed: string) => {
  const { known, lost } = addressParts(typed, pages)
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
  expect(addressParts('/Careers/XX', pages).known[0]?.href).toBe('/careers')
})

test('it never throws, and what is lost is no longer than a few lines', () => {
  fc.assert(fc.property(fc.string({ maxLength: 5000 }), (path) => addressParts(path, pages).lost.length <= 121))
})
