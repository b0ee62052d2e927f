import { expect, test } from 'vitest'
import { filler, fillerIn } from './filler.ts'

const found = (text: string) => fillerIn(text).map(({ written }) => written)

test.each(filler)('finds %s', (word) => expect(found(`We say ${word} here.`)).toEqual([word]))

test.each([
  ['other forms', 'streamlining, elevated and seamlessly.', ['streamlining', 'elevated', 'seamlessly']],
  ['marks', 'Now! Or never — yes --- no---one.', ['!', '—', '---', '---']],
  ['names that were given', 'Vertical Solutions and Investment Software Solutions.', []],
  ['the same word outside a name', 'Vertical solutions.', ['solutions']],
  ['names that end in a mark', 'Yahoo! wrote, and Yahoo! Finance did.', []],
  ['what others say', 'The sign reads "Mind the gap!" and “our robust gate”.', []],
  ['words that only look alike', 'Innovation First: an elevator, a solution, a tailor, in-house.', []],
])('in %s', (_case, text, words) => expect(found(text)).toEqual(words))
