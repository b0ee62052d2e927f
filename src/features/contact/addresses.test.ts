import fc from 'fast-check'
import { expect, test } from 'vitest'
import { validate } from './rules.ts'
import { message as good } from './sample-message.ts'

/** Which e-mail addresses are ones. */

const refused = 'Please enter a valid email address'

function errorFor(email: string): string | undefined {
  const result = validate({ ...good, email })
  return result.ok ? undefined : result.errors.email
}

test.each([
  'a@example.com',
  'ada.byron+tag@mail.example.co.uk',
  "o'neill@example.com",
  "!#$%&'*+/=?^_`{|}~-@example.com",
  '.a..b.@example.com',
  'ADA@EXAMPLE.COM',
  '123@456.example',
  'a@a-b--c.example',
  'a@xn--bcher-kva.example',
  'a@example.photography',
  'a@example.xn--vermgensberatung-pwb',
  `a@${'x'.repeat(63)}.example`,
  'jürgen@bücher.example',
  'josé@example.com',
  '用户@例子.公司',
  'अजय@डाटा.भारत',
  'ivan@почта.рф',
  'a@i❤.example',
  'a@paral·lel.example',
])('the address %s is accepted', (value) => expect(errorFor(value)).toBeUndefined())

test.each([
  'ada',
  'ada@',
  '@example.com',
  '@',
  'ada@example',
  'ada@e',
  'ada@example.c',
  'ada@example.',
  'ada@.example.com',
  'ada@example..com',
  'ada@-example.com',
  'ada@example-.com',
  'ada@example.com-',
  'ada@@example.com',
  'ada@home@example.com',
  'a da@example.com',
  'ada@exam ple.com',
  'ada@example.com, bob@example.com',
  'Ada <ada@example.com>',
  'mailto:ada@example.com',
  'ada@example.com/path',
  'ada@example_1.com',
  'ada@[127.0.0.1]',
  'ada@127.0.0.1',
  'ada@example.com\nBcc: bob@example.com',
  'ada\u00a0b@example.com',
  'ada\u0000@example.com',
  'ada@exam\u200bple.com',
  `a@${'x'.repeat(64)}.example`,
  `${'a'.repeat(250)}@example.com`,
])('the address %j is refused', (value) => expect(errorFor(value)).toBe(refused))

test('every standard address is accepted, and none after a space or another @ is put into it', () => {
  fc.assert(
    fc.property(fc.emailAddress(), fc.nat(), fc.constantFrom(' ', '@'), (address, at, extra) => {
      expect(errorFor(address)).toBeUndefined()
      const place = 1 + (at % (address.length - 1))
      expect(errorFor(address.slice(0, place) + extra + address.slice(place))).toBe(refused)
    }),
  )
})
