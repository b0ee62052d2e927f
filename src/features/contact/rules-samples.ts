import fc from 'fast-check'
import { career, type Field } from './fields.ts'
import { validate } from './rules.ts'

/** What the tests of the rules share. */

export const good = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  inquiryType: 'software',
  message: 'Please call me back.',
}
export const required = ['firstName', 'lastName', 'email', 'inquiryType', 'message'] as const

export const errorsOf = (input: unknown) => {
  const result = validate(input)
  return result.ok ? {} : result.errors
}
export const errorFor = (field: Field, value: unknown) => errorsOf({ ...good, [field]: value })[field]

export const tooShort = {
  firstName: 'First name must be at least 2 characters',
  lastName: 'Last name must be at least 2 characters',
  email: 'Please enter a valid email address',
  inquiryType: 'Please select an inquiry type',
  message: 'Message must be at least 10 characters',
}
export const tooLong = {
  firstName: 'First name must be at most 100 characters',
  lastName: 'Last name must be at most 100 characters',
  message: 'Message must be at most 5,000 characters',
  position: 'Position must be at most 80 characters',
}
export const notALink = 'Please enter a web address, such as https://example.com/resume'

export const apply = (more: Record<string, unknown>) => validate({ ...good, inquiryType: career, ...more })

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
export const seen = (minLength: number, maxLength: number) =>
  fc
    .tuple(blanks, fc.array(character, { minLength, maxLength, size: 'max' }), blanks)
    .map((parts) => parts.flat().join(''))
