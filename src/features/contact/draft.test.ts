import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { type Draft, draftKey, forgetSent, loadDraft, noteSent, remaining, saveDraft, together } from './draft.ts'
import { fields } from './fields.ts'

class Shelf {
  readonly kept = new Map<string, string>()

  getItem(key: string): string | null {
    return this.kept.get(key) ?? null
  }

  setItem(key: string, value: string): void {
    this.kept.set(key, value)
  }

  removeItem(key: string): void {
    this.kept.delete(key)
  }
}

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
