import { expect, test } from 'vitest'
import { filler, fillerIn } from './filler.ts'

test.each(filler)('finds %s', (word) => expect(fillerIn(`We say ${word} here.`)).toEqual([word]))

test.each([
  [
    'other forms',
    'Leverages, streamlining, elevated and seamlessly.',
    ['Leverages', 'streamlining', 'elevated', 'seamlessly'],
  ],
  ['marks', 'Now! Or never — yes --- no---one.', ['!', '—', '---', '---']],
  ['names that were given', 'Vertical Solutions and Investment Software Solutions.', []],
  ['the same word outside a name', 'Vertical solutions.', ['solutions']],
  ['words that only look alike', 'Innovation First: an elevator, a solution, a tailor, in-house.', []],
])('in %s', (_case, text, found) => expect(fillerIn(text)).toEqual(found))
