import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { inquiryLabels } from '../../model/inquiries.ts'
import {
  type Draft,
  draftKey,
  forgetSent,
  loadDraft,
  noteSent,
  prefill,
  remaining,
  saveDraft,
  startingDraft,
  together,
} from './draft.ts'
import { career, fields, inquiryType } from './fields.ts'
import { Shelf } from './sample-message.ts'

const text = fc.string({ unit: 'binary' })
const draft: fc.Arbitrary<Draft> = fc.record(Object.fromEntries(fields.map((field) => [field, text])), {
  requiredKeys: [],
})
const written = (typed: Draft) => Object.fromEntries(Object.entries(typed).filter(([, value]) => value))

test('what was typed comes back as it was, character by character', () => {
  fc.assert(
    fc.property(draft, (typed) => {
      const shelf = new Shelf()
      expect(saveDraft(typed, () => shelf)).toBe(true)
      expect(loadDraft(() => shelf)).toEqual(written(typed))
    }),
  )
})

test('the last draft counts; an empty one says so in place of another, and leaves nothing where there was none', () => {
  const shelf = new Shelf()
  const storage = () => shelf
  saveDraft({ firstName: '', message: '' }, storage)
  expect(shelf.kept.size).toBe(0)
  // As after a browser that ended and lost it: no word that what stands in the form is out of date.
  expect(loadDraft(storage)).toBeUndefined()
  saveDraft({ firstName: 'A', message: 'Dear' }, storage)
  saveDraft({ firstName: 'Ada', message: '' }, storage)
  expect(loadDraft(storage)).toEqual({ firstName: 'Ada' })
  saveDraft({ firstName: '', message: '' }, storage)
  expect(loadDraft(storage)).toEqual({})
  expect([...shelf.kept.values()]).toEqual(['{}'])
})

test('it is the storage of the session unless told otherwise', () => {
  const shelf = new Shelf()
  vi.stubGlobal('sessionStorage', shelf)
  saveDraft({ email: 'ada@' })
  expect([...shelf.kept.keys()]).toEqual([draftKey])
  expect(loadDraft()).toEqual({ email: 'ada@' })
  vi.unstubAllGlobals()
})

test('only known fields, and only texts, are saved and loaded', () => {
  const shelf = new Shelf()
  const mixed = { firstName: 'Ada', lastName: 7, email: null, message: ['a'], password: 'secret' }
  shelf.setItem(draftKey, JSON.stringify(mixed))
  expect(loadDraft(() => shelf)).toEqual({ firstName: 'Ada' })
  saveDraft(mixed as unknown as Draft, () => shelf)
  expect(JSON.parse(shelf.getItem(draftKey) ?? '')).toEqual({ firstName: 'Ada' })
})

test('whatever stands under the key, the draft has known fields with texts only', () => {
  const corrupted = fc.oneof(
    fc.string(),
    fc.json(),
    fc.constantFrom('', 'null', '[]', '{"firstName":', '{"__proto__":{"email":"a"}}'),
  )
  fc.assert(
    fc.property(corrupted, (value) => {
      const shelf = new Shelf()
      shelf.setItem(draftKey, value)
      expect(loadDraft(() => shelf)).toEqual({})
    }),
  )
})

test.each([
  [
    'blocked',
    () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  ],
  ['missing', () => null as unknown as Shelf],
])('a storage that is %s has nothing to say, and is no reason to stop typing', (_case, storage) => {
  expect(saveDraft({ firstName: 'Ada' }, storage)).toBe(false)
  expect(loadDraft(storage)).toBeUndefined()
})

test.each([
  [
    'full',
    () => {
      throw new DOMException('Too much.', 'QuotaExceededError')
    },
  ],
  ['forgetful', () => {}],
])('of a storage that is %s it is said that the draft is not kept, and nothing older is left', (_case, refuse) => {
  const shelf = new Shelf()
  saveDraft({ firstName: 'A' }, () => shelf)
  vi.spyOn(shelf, 'setItem').mockImplementation(refuse)
  expect(saveDraft({ firstName: 'Ada' }, () => shelf)).toBe(false)
  expect(loadDraft(() => shelf) ?? {}).toEqual({})
})

test.each<[string, Draft, Draft, Draft]>([
  ['a draft in an empty form is shown', { message: 'Dear' }, {}, { message: 'Dear' }],
  ['what was typed without a draft stays', {}, { message: 'Dear' }, { message: 'Dear' }],
  ['a word of the draft adds nothing to it', { message: 'Dear all' }, { message: 'all' }, { message: 'Dear all' }],
  [
    'a draft that was gone on with is the longer one',
    { message: 'Dear' },
    { message: 'Dear all' },
    { message: 'Dear all' },
  ],
  ['two letters are both kept', { message: 'Dear' }, { message: 'Hello' }, { message: 'Dear\n\nHello' }],
  ['of two names the last typed counts', { firstName: 'Ada' }, { firstName: 'Zoë' }, { firstName: 'Zoë' }],
  ['a name just begun again is the whole one', { firstName: 'Ada' }, { firstName: 'A' }, { firstName: 'Ada' }],
])('%s', (_case, kept, typed, both) => expect(written(together(kept, typed))).toEqual(both))

test('no letter is lost when two meet, and meeting again changes nothing', () => {
  fc.assert(
    fc.property(draft, draft, (kept, typed) => {
      const both = together(kept, typed)
      expect(both.message).toContain(kept.message ?? '')
      expect(both.message).toContain(typed.message ?? '')
      expect(together(both, typed)).toEqual(both)
    }),
  )
})

test('once a message is sent, only what was typed since is left', () => {
  const sent = { firstName: 'Ada', message: 'Dear all' }
  expect(remaining(sent, sent)).toEqual({})
  expect(remaining({ ...sent, message: 'Dear all, and' }, sent)).toEqual({ message: 'Dear all, and' })
  expect(remaining({ ...sent, email: 'ada@' }, sent)).toEqual({ email: 'ada@' })
})

test('what the browser has sent by itself is no draft on the page after it; what was typed since is', () => {
  const shelf = new Shelf()
  const storage = () => shelf
  noteSent({ firstName: 'Ada', message: 'Dear all' }, storage)
  saveDraft({ firstName: 'Ada', message: 'Dear all, and' }, storage)
  forgetSent(storage)
  expect(loadDraft(storage)).toEqual({ message: 'Dear all, and' })
  // A reload of that page takes nothing more away.
  saveDraft({ firstName: 'Ada' }, storage)
  forgetSent(storage)
  expect(loadDraft(storage)).toEqual({ firstName: 'Ada' })
  expect([...shelf.kept.keys()]).toEqual([draftKey])
})

// What a link to the form fills in.

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

const positionIn = (position: string) => prefill(`?${new URLSearchParams({ position })}`).position

test('the position is one line of plain text', () => {
  expect(positionIn('  Analyst,\r\n\u0000\u0085 Ra\u2028t\u2029es  ')).toBe('Analyst, Rates')
  expect(positionIn('<b>Analyst</b> & more')).toBe('<b>Analyst</b> & more')
  expect(positionIn('Analyst\u202etsop')).toBe('Analysttsop')
})

test('the position has at most 80 characters, and none is cut in half', () => {
  expect(positionIn(`   ${'x'.repeat(80)}`)).toBe('x'.repeat(80))
  expect(positionIn('x'.repeat(100_000))).toBe('x'.repeat(80))
  expect(positionIn('🙂'.repeat(81))).toBe('🙂'.repeat(80))
  expect(positionIn(`${'x'.repeat(79)} y`)).toBe('x'.repeat(79))
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
