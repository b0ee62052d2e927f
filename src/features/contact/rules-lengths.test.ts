import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { career, fields } from './fields.ts'
import { validate } from './rules.ts'
import { errorFor, errorsOf, good, seen, tooLong, tooShort } from './rules-samples.ts'

// Names and messages: how long they are, as a person counts, and what is spent on those that are far too long.

afterEach(() => vi.restoreAllMocks())

test.each([
  'Zoë',
  'José María',
  'O’Neill',
  "D'Arcy",
  'Smith-Jones',
  '山田',
  'Ng',
  'Ö!',
  'Łukasz',
  'محمد',
  '🙂🙃',
  'X Æ',
])('the name %s is accepted', (name) => {
  expect(errorFor('firstName', name)).toBeUndefined()
  expect(errorFor('lastName', name)).toBeUndefined()
})

test.each([
  ['one letter', 'A'],
  ['one ideograph', '山'],
  ['one accented letter of two code points', 'e\u0301'],
  ['one emoji of two units', '🙂'],
  ['one family of seven code points', '👩‍👩‍👧‍👦'],
  ['one flag', '🇸🇬'],
  ['one letter and something invisible', 'A\u200b\u200b'],
  ['one letter and a joiner', 'A\u200d\u200d'],
  ['joiners', '\u200d'.repeat(9)],
])('%s is too short for a name', (_case, name) => expect(errorFor('firstName', name)).toBe(tooShort.firstName))

test.each([
  ['firstName', 2, 100],
  ['lastName', 2, 100],
  ['message', 10, 5000],
] as const)('%s takes from %i to %i characters, as a person counts them', (field, min, max) => {
  const accepted = (value: string) => void expect(errorFor(field, value)).toBeUndefined()
  const refused = (value: string) => void expect(errorFor(field, value)).toBe(tooShort[field])
  fc.assert(fc.property(seen(min, Math.min(max, 200)), accepted))
  fc.assert(fc.property(seen(0, min - 1), refused))
  for (const one of ['a', '山', 'e\u0301', '👩‍👩‍👧‍👦']) {
    expect(errorFor(field, one.repeat(max))).toBeUndefined()
    expect(errorFor(field, one.repeat(max + 1))).toBe(tooLong[field])
  }
})

test('the spaces and line breaks inside a message count', () => {
  expect(errorFor('message', 'a\n\nb c\n\nd')).toBe(tooShort.message)
  expect(errorFor('message', 'a\n\nb c\n\nde')).toBeUndefined()
})

const isForAddresses = (pattern: unknown) => pattern instanceof RegExp && pattern.source.includes('@')

/** What is spent on a text is known where all that looks at it more than once sees no more than a field may have. */
test.each([
  ['letters', 'a'],
  ['spaces around one letter', `${' '.repeat(50_000)}a${' '.repeat(50_000)}`],
  ['spaces between letters', `a${' '.repeat(100_000)}a`],
  ['dots', '.'],
  ['@', '@'],
  ['labels', `a@${'a.'.repeat(50_000)}`],
  ['hyphens', `a@${'a-'.repeat(50_000)}!`],
  ['families', '👩‍👩‍👧‍👦'],
  ['accents on one letter', `e${'\u0301'.repeat(100_000)}`],
  ['nothing visible', '\u200b'],
  ['half characters', '\ud800'],
])('of 100,000 characters of %s no more is counted or compared than a field may have', (_case, unit) => {
  const counted = vi.spyOn(Intl.Segmenter.prototype, 'segment')
  const compared = vi.spyOn(RegExp.prototype, 'test')
  const value = unit.repeat(Math.ceil(100_000 / unit.length))
  const all = Object.fromEntries(fields.map((field) => [field, value]))
  expect(validate({ ...all, inquiryType: career }).ok).toBe(false)
  const longest = (texts: readonly string[]) => Math.max(0, ...texts.map((text) => text.length))
  expect(longest(counted.mock.calls.map(([text]) => text))).toBeLessThanOrEqual(16 * 5_000)
  const addresses = compared.mock.calls.filter((_, call) => isForAddresses(compared.mock.contexts[call]))
  expect(longest(addresses.map(([text]) => text))).toBeLessThanOrEqual(254)
})

test('an address of the right length is compared', () => {
  const compared = vi.spyOn(RegExp.prototype, 'test')
  validate(good)
  expect(compared.mock.contexts.some(isForAddresses)).toBe(true)
})

test('what is far too long is not even counted', () => {
  const count = vi.spyOn(Intl.Segmenter.prototype, 'segment')
  validate({ firstName: 'ab' })
  expect(count).toHaveBeenCalled()
  count.mockClear()
  for (const unit of ['a', '🙂', '\u200b']) {
    const value = unit.repeat(100_000)
    expect(
      errorsOf({ firstName: value, lastName: value, inquiryType: career, position: value, message: value }),
    ).toMatchObject(tooLong)
  }
  expect(count).not.toHaveBeenCalled()
})
