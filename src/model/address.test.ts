import { describe, expect, test } from 'vitest'
import { addressOf, addressPattern, aliasPattern, asWord, parentAddress, wordPattern } from './address.ts'

describe('an address', () => {
  test.each(['/', '/about', '/software/api/stable-coins', '/a1/2b'])('may be %s', (address) =>
    expect(address).toMatch(addressPattern),
  )

  test.each(['', 'about', '/about/', '//about', '/About', '/a_b', '/a--b', '/-a', '/a.html', '/a?b', '/a#b', '/a&b'])(
    'may not be %s',
    (address) => expect(address).not.toMatch(addressPattern),
  )
})

test.each(['/software-&-technology', '/old', '/old/name'])('an old address may be %s', (alias) =>
  expect(alias).toMatch(aliasPattern),
)

test.each(['/', '/Old', '/old/', '/old?a=b', 'old', '//old'])('an old address may not be %s', (alias) =>
  expect(alias).not.toMatch(aliasPattern),
)

test.each([
  ['taxes', true],
  ['my-taxes-2', true],
  ['My', false],
  ['a b', false],
  ['', false],
])('%j as one word: %s', (text, fits) => expect(wordPattern.test(text)).toBe(fits))

test.each([
  ['/software/api/stable-coins', '/software/api'],
  ['/about', '/'],
  ['/', '/'],
])('above %s is %s', (address, parent) => expect(parentAddress(address)).toBe(parent))

test.each([
  ['content/pages/index.md', '/'],
  ['content/pages/about.md', '/about'],
  ['content/pages/software/index.md', '/software'],
  ['content/pages/software/api/stable-coins.md', '/software/api/stable-coins'],
  ['content/insights/blog/opinion/payroll.md', '/insights/blog/opinion/payroll'],
  ['content/positions/test-pilot.md', '/careers/test-pilot'],
])('%s is at %s', (file, address) => expect(addressOf(file)).toBe(address))

test.each([
  ['Büro / Ω!!', 'buro'],
  ['Straße 7', 'strasse-7'],
  ['Ærø & Łódź', 'aero-lodz'],
  ['  --A / B--C//  ', 'a-b-c'],
  ['ﬁne Ⅳ', 'fine-iv'],
  ['Ω !?', ''],
])('%j becomes %j', (name, word) => expect(asWord(name)).toBe(word))
