import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lettersAt, notesOf } from './notes.ts'

const places = {
  facts: [{ label: 'For' }],
  steps: [{ title: 'Look' }, { title: 'Draw' }],
  parts: [{ title: 'Heights' }],
  sections: [{ label: 'At night' }],
}
const ask = (at?: string) => ({ question: `What of ${at}?`, answer: 'Nothing.', at })

describe('the notes of a paper', () => {
  test('are lettered as they are called: facts, the whole study, steps, parts, text', () => {
    const notes = notesOf(['At night', 'Heights', 'Draw', 'Look', undefined, 'For'].map(ask), places)
    expect(notes.map(({ letter, at }) => [letter, at])).toEqual([
      ['a', 'For'],
      ['b', undefined],
      ['c', 'Look'],
      ['d', 'Draw'],
      ['e', 'Heights'],
      ['f', 'At night'],
    ])
  })

  test('are each called once, and in the order of their letters', () => {
    const where = ['For', undefined, 'Look', 'Draw', 'Heights', 'At night']
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...where), { minLength: 1, maxLength: 7 }), (asked) => {
        const notes = notesOf(asked.map(ask), places)
        expect(where.flatMap((at) => lettersAt(notes, at))).toEqual(notes.map(({ letter }) => letter))
      }),
    )
  })
})
