import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { clearDraft, type Draft, draftKey, loadDraft, saveDraft } from './draft.ts'
import { fields } from './rules.ts'

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

test('what was typed comes back as it was, character by character', () => {
  const draft: fc.Arbitrary<Draft> = fc.record(
    Object.fromEntries(fields.map((field) => [field, fc.string({ unit: 'binary' })])),
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(draft, (typed) => {
      const shelf = new Shelf()
      saveDraft(typed, () => shelf)
      expect(loadDraft(() => shelf)).toEqual({ ...typed })
    }),
  )
})

test('the last draft counts, and a cleared one is gone', () => {
  const shelf = new Shelf()
  const storage = () => shelf
  expect(loadDraft(storage)).toEqual({})
  saveDraft({ firstName: 'A', message: 'Dear' }, storage)
  saveDraft({ firstName: 'Ada' }, storage)
  expect(loadDraft(storage)).toEqual({ firstName: 'Ada' })
  clearDraft(storage)
  expect(loadDraft(storage)).toEqual({})
  expect(shelf.kept.size).toBe(0)
})

test('it is the storage of the session unless told otherwise', () => {
  const shelf = new Shelf()
  vi.stubGlobal('sessionStorage', shelf)
  saveDraft({ email: 'ada@' })
  expect([...shelf.kept.keys()]).toEqual([draftKey])
  expect(loadDraft()).toEqual({ email: 'ada@' })
  clearDraft()
  expect(shelf.kept.size).toBe(0)
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
  [
    'full',
    () => {
      const refuse = () => {
        throw new DOMException('Too much.', 'QuotaExceededError')
      }
      return { getItem: () => null, setItem: refuse, removeItem: refuse }
    },
  ],
])('a storage that is %s is no reason to stop typing', (_case, storage) => {
  expect(() => saveDraft({ firstName: 'Ada' }, storage)).not.toThrow()
  expect(loadDraft(storage)).toEqual({})
  expect(() => clearDraft(storage)).not.toThrow()
})
