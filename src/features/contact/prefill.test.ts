import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inquiryLabels } from '../../model/inquiries.ts'
import { inquiryType } from './fields.ts'
import { prefill, startingDraft } from './prefill.ts'

const career = 'career opportunities'

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
  ['?inquiry=Career%20Opportunities&position=Analyst', { inquiryType: career, message: 'Position: Analyst\n\n' }],
  ['?position=Quantitative+Analyst', { inquiryType: career, message: 'Position: Quantitative Analyst\n\n' }],
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

const message = (position: string) => prefill(`?${new URLSearchParams({ position })}`).message

test('the position is one line of plain text', () => {
  expect(message('  Analyst,\r\n\u0000\u0085 Ra\u2028t\u2029es  ')).toBe('Position: Analyst, Rates\n\n')
  expect(message('<b>Analyst</b> & more')).toBe('Position: <b>Analyst</b> & more\n\n')
  expect(message('Analyst\u202etsop')).toBe('Position: Analysttsop\n\n')
})

test('the position has at most 80 characters, and none is cut in half', () => {
  expect(message(`   ${'x'.repeat(80)}`)).toBe(`Position: ${'x'.repeat(80)}\n\n`)
  expect(message('x'.repeat(100_000))).toBe(`Position: ${'x'.repeat(80)}\n\n`)
  expect(message('🙂'.repeat(81))).toBe(`Position: ${'🙂'.repeat(80)}\n\n`)
  expect(message(`${'x'.repeat(79)} y`)).toBe(`Position: ${'x'.repeat(79)}\n\n`)
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

test('any query string gives a known inquiry or none, and a message in the one form it can have', () => {
  fc.assert(
    fc.property(query, (value) => {
      const filled = prefill(value)
      const known = inquiryLabels.map(inquiryType)
      if (filled.inquiryType !== undefined) expect(known).toContain(filled.inquiryType)
      if (filled.message === undefined) return
      expect(filled.inquiryType).toBe(career)
      const [first = '', ...rest] = filled.message.split('\n')
      expect(rest).toEqual(['', ''])
      expect(first).toMatch(/^Position: \S/)
      expect([...first].length).toBeLessThanOrEqual('Position: '.length + 80)
      expect(first).not.toMatch(/\p{Cc}/u)
    }),
    { numRuns: 500 },
  )
})

describe('what the form starts with', () => {
  test('is the draft, where the link asks for nothing', () => {
    expect(startingDraft({ firstName: 'Ada', message: 'Hello' }, '?x=1')).toEqual({
      firstName: 'Ada',
      message: 'Hello',
    })
  })

  test("is the link's subject, whatever the draft's was", () => {
    expect(startingDraft({ inquiryType: 'other' }, '?inquiry=software')).toEqual({ inquiryType: 'software' })
  })

  test('names the position above what was already written, and only once', () => {
    const query = '?position=Analyst'
    const once = startingDraft({ message: 'I would like to apply.' }, query)
    expect(once.message).toBe('Position: Analyst\n\nI would like to apply.')
    expect(startingDraft(once, query)).toEqual(once)
  })

  test('takes the place of a position that only another link has named', () => {
    expect(startingDraft({ message: 'Position: Trader\n\n' }, '?position=Analyst').message).toBe(
      'Position: Analyst\n\n',
    )
    expect(startingDraft({ message: 'Position: Trader\n\n' }, '').message).toBe('Position: Trader\n\n')
    expect(startingDraft({ message: 'Position: Trader\n\nHello' }, '?position=Analyst').message).toBe(
      'Position: Analyst\n\nPosition: Trader\n\nHello',
    )
  })
})
