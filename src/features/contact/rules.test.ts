import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inquiryLabels } from '../../model/inquiries.ts'
import { fields, inquiryType } from './fields.ts'
import { validate } from './rules.ts'
import { errorFor, errorsOf, good, notALink, required, seen, tooLong, tooShort } from './rules-samples.ts'

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
