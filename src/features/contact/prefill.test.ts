import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inquiryLabels } from '../../model/inquiries.ts'
import { prefill, startingDraft } from './draft.ts'
import { career, inquiryType } from './fields.ts'

test.each([
  ['', {}],
  ['?', {}],
  ['?other=1', {}],
  ['?inquiry=Software', { inquiryType: 'software' }],
  ['inquiry=software', { inquiryType: 'software' }],
  ['?inquiry=%20MEDIA+inquiry%20', { inquiryType: 'media inquiry' }],
  ['?inquiry=unknown', {}],
  ['?inquiry=__proto__', {}],
  ['?inquiry=', {}],
  ['?inquiry=career+opportunities', { inquiryType: career }],
  ['?inquiry=career+opportunities&position=+', { inquiryType: career }],
  ['?inquiry=Career%20Opportunities&position=Analyst', { inquiryType: career, position: 'Analyst' }],
  ['?position=Quantitative+Analyst', { inquiryType: career, position: 'Quantitative Analyst' }],
  ['?position=%20%0A', {}],
  ['?inquiry=software&position=Analyst', { inquiryType: 'software' }],
  ['?inquiry=unknown&position=Analyst', {}],
])('%s', (query, filled) => expect(prefill(query)).toEqual(filled))

test('every label is known, in any mixture of cases', () => {
  fc.assert(
    fc.property(fc.constantFrom(...inquiryLabels), fc.infiniteStream(fc.boolean()), (label, up) => {
      const typed = [...label].map((c) => (up.next().value ? c.toUpperCase() : c.toLowerCase())).join('')
      expect(prefill(`?${new URLSearchParams({ inquiry: typed })}`)).toEqual({ inquiryType: inquiryType(label) })
    }),
  )
})

const named = (position: string) => prefill(`?${new URLSearchParams({ position })}`).position

test('the position is one line of plain text', () => {
  expect(named('  Analyst,\r\n\u0000\u0085 Ra\u2028t\u2029es  ')).toBe('Analyst, Rates')
  expect(named('<b>Analyst</b> & more')).toBe('<b>Analyst</b> & more')
  expect(named('Analyst\u202etsop')).toBe('Analysttsop')
})

test('the position has at most 80 characters, and none is cut in half', () => {
  expect(named(`   ${'x'.repeat(80)}`)).toBe('x'.repeat(80))
  expect(named('x'.repeat(100_000))).toBe('x'.repeat(80))
  expect(named('🙂'.repeat(81))).toBe('🙂'.repeat(80))
  expect(named(`${'x'.repeat(79)} y`)).toBe('x'.repeat(79))
})

const anything = fc.string({ unit: 'binary', maxLength: 200, size: 'max' })
const query = fc.oneof(
  anything,
  fc.webQueryParameters(),
  anything.map((value) => `?position=${value}`),
  fc.tuple(anything, anything).map(([inquiry, position]) => `?inquiry=${inquiry}&position=${position}`),
  fc
    .tuple(fc.constantFrom(...inquiryLabels), anything)
    .map(([inquiry, position]) => `?inquiry=${inquiry}&position=${position}`),
)

test('any query string gives a known inquiry or none, and a position of one line', () => {
  fc.assert(
    fc.property(query, (value) => {
      const filled = prefill(value)
      const known = inquiryLabels.map(inquiryType)
      if (filled.inquiryType !== undefined) expect(known).toContain(filled.inquiryType)
      if (filled.position === undefined) return
      expect(filled.inquiryType).toBe(career)
      expect(filled.position).toMatch(/^\S/)
      expect([...filled.position].length).toBeLessThanOrEqual(80)
      expect(filled.position).not.toMatch(/\p{Cc}|\p{Zl}/u)
    }),
    { numRuns: 500 },
  )
})

describe('what the form starts with', () => {
  test('is the draft, where the link asks for nothing', () => {
    const draft = { firstName: 'Ada', position: 'Trader', message: 'Hello' }
    expect(startingDraft(draft, '?x=1')).toEqual(draft)
  })

  test("is the link's subject, whatever the draft's was", () => {
    expect(startingDraft({ inquiryType: 'other' }, '?inquiry=software')).toEqual({ inquiryType: 'software' })
  })

  test('names the position, in the place of one before it, and leaves the letter alone', () => {
    const once = startingDraft({ position: 'Trader', message: 'I would like to apply.' }, '?position=Analyst')
    expect(once).toEqual({ inquiryType: career, position: 'Analyst', message: 'I would like to apply.' })
    expect(startingDraft(once, '?position=Analyst')).toEqual(once)
  })
})
