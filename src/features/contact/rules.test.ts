import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { inquiryLabels } from '../../model/inquiries.ts'
import { career, type Field, fields, inquiryType } from './fields.ts'
import { validate } from './rules.ts'
import { message as good } from './sample-message.ts'

/** What the tests of the rules share. */

const required = ['firstName', 'lastName', 'email', 'inquiryType', 'message'] as const

const errorsOf = (input: unknown) => {
  const result = validate(input)
  return result.ok ? {} : result.errors
}
const errorFor = (field: Field, value: unknown) => errorsOf({ ...good, [field]: value })[field]

const tooShort = {
  firstName: 'First name must be at least 2 characters',
  lastName: 'Last name must be at least 2 characters',
  email: 'Please enter a valid email address',
  inquiryType: 'Please select an inquiry type',
  message: 'Message must be at least 10 characters',
}
const tooLong = {
  firstName: 'First name must be at most 100 characters',
  lastName: 'Last name must be at most 100 characters',
  message: 'Message must be at most 5,000 characters',
  position: 'Position must be at most 80 characters',
}
const notALink = 'Please enter a web address, such as https://example.com/resume'

const apply = (more: Record<string, unknown>) => validate({ ...good, inquiryType: career, ...more })

/** Texts of which it is known how many characters a person sees in them. */
const character = fc.constantFrom(
  'a',
  'Z',
  '7',
  '’',
  '-',
  'é',
  'e\u0301',
  '山',
  'ß',
  'ي',
  '🙂',
  '👍🏽',
  '👩‍👩‍👧‍👦',
  '🇸🇬',
  '❤️',
)
const blanks = fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\u00a0', '\u3000'), maxLength: 3 })
const seen = (minLength: number, maxLength: number) =>
  fc
    .tuple(blanks, fc.array(character, { minLength, maxLength, size: 'max' }), blanks)
    .map((parts) => parts.flat().join(''))

test('a good message comes back trimmed, with its five fields and nothing else', () => {
  const typed = { ...good, firstName: '  Ada\t', email: ' ada@example.com\n', inquiryType: ' software ', more: 1 }
  expect(validate(typed)).toEqual({ ok: true, message: good })
})

test('the fields stand in the order of the form', () => {
  expect(fields).toEqual(['firstName', 'lastName', 'email', 'inquiryType', 'position', 'resume', 'message'])
})

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a list', []],
  ['a text', 'firstName'],
  ['no field', {}],
])('%s is a form in which every field is wrong', (_case, input) => expect(errorsOf(input)).toEqual(tooShort))

test.each(required)('%s: missing, empty, only whitespace, invisible and no text are the same', (field) => {
  for (const value of [undefined, null, 7, {}, '', ' ', '\t \n\u00a0\u3000', '\u200b'.repeat(20)])
    expect(errorFor(field, value)).toBe(tooShort[field])
})

test.each(required)('a wrong %s alone is reported alone', (field) => {
  expect(errorsOf({ ...good, [field]: '' })).toEqual({ [field]: tooShort[field] })
})

test('the eight inquiry types are submitted in lower case, and nothing else is one', () => {
  expect(inquiryLabels.map(inquiryType)).toEqual([
    'investment services',
    'software',
    'consulting',
    'research access',
    'community programs',
    'career opportunities',
    'media inquiry',
    'other',
  ])
  for (const label of inquiryLabels) expect(errorFor('inquiryType', inquiryType(label))).toBeUndefined()
  for (const value of ['Software', 'investment', 'toString', '__proto__', 'software,other'])
    expect(errorFor('inquiryType', value)).toBe(tooShort.inquiryType)
})

const anyText = fc.string({ unit: 'binary', maxLength: 300, size: 'max' })
const anyForm = fc.record({
  firstName: fc.oneof(seen(0, 5), anyText),
  lastName: fc.oneof(seen(0, 5), anyText),
  email: fc.oneof(fc.emailAddress(), anyText),
  inquiryType: fc.oneof(fc.constantFrom(...inquiryLabels.map(inquiryType)), anyText),
  message: fc.oneof(seen(5, 50), anyText),
})

test('whatever comes in, there is a message or a known text under a known field', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), anyForm, fc.dictionary(fc.constantFrom(...fields), fc.anything())), (input) => {
      const result = validate(input)
      if (result.ok) {
        expect(Object.keys(result.message)).toEqual(expect.arrayContaining([...required]))
        expect(fields).toEqual(expect.arrayContaining(Object.keys(result.message)))
        return
      }
      const reported = Object.entries(result.errors)
      expect(reported.length).toBeGreaterThan(0)
      const texts: string[] = [...Object.values(tooShort), ...Object.values(tooLong), notALink]
      for (const [field, text] of reported) {
        expect(fields).toContain(field)
        expect(texts).toContain(text)
      }
    }),
  )
})

test('a checked message passes its own check unchanged', () => {
  const form = fc.record({
    firstName: seen(2, 20),
    lastName: seen(2, 20),
    email: fc.emailAddress().map((address) => ` ${address}\n`),
    inquiryType: fc.constantFrom(...inquiryLabels.map(inquiryType)),
    message: seen(10, 50),
  })
  fc.assert(
    fc.property(form, (input) => {
      const first = validate(input)
      expect(first.ok).toBe(true)
      if (first.ok) expect(validate(first.message)).toEqual(first)
    }),
  )
})

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

// What an application may add: a position, and a link to a résumé.

test('an application may name its position and a résumé; left empty, the message has neither', () => {
  const named = apply({ position: ' Analyst ', resume: ' https://example.com/ada.pdf ' })
  expect(named).toMatchObject({ ok: true, message: { position: 'Analyst', resume: 'https://example.com/ada.pdf' } })
  for (const empty of [undefined, null, '', '  '])
    expect(apply({ position: empty, resume: empty })).toEqual({ ok: true, message: { ...good, inquiryType: career } })
})

test('what belongs to an application is no part of another message, and never in its way', () => {
  const other = { ...good, position: 'x'.repeat(100), resume: 'no link' }
  expect(validate(other)).toEqual({ ok: true, message: good })
})

test('a position alone is no message', () => {
  expect(apply({ position: 'Quantitative Analyst', message: '' })).toMatchObject({
    errors: { message: tooShort.message },
  })
})

test('a position is as long as a line', () => {
  expect(apply({ position: 'x'.repeat(80) }).ok).toBe(true)
  expect(apply({ position: 'x'.repeat(81) })).toMatchObject({ errors: { position: tooLong.position } })
})

test.each([
  ['https://example.com/ada', 'https://example.com/ada'],
  ['http://example.com', 'http://example.com'],
  ['example.com/in/ada', 'https://example.com/in/ada'],
  ['example.com:8080/ada', 'https://example.com:8080/ada'],
  ['https://bücher.example/lebenslauf', 'https://bücher.example/lebenslauf'],
])('the link %s is %s', (typed, link) => expect(apply({ resume: typed })).toMatchObject({ message: { resume: link } }))

test.each([
  'javascript:alert(1)',
  'data:text/html,hello',
  'file:///etc/passwd',
  'mailto:ada@example.com',
  'https://',
  'https://localhost/ada',
  'https://ada:secret@example.com/',
  'my résumé',
  'https://example.com/a b',
  'https://example.com/\u0000',
  'https://example.com/\nBcc: bob@example.com',
  'https://example.com/\u202e',
  `https://example.com/${'x'.repeat(500)}`,
])('the link %j is refused', (resume) => expect(apply({ resume })).toMatchObject({ errors: { resume: notALink } }))
