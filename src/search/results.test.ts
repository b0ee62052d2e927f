import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mark } from './results.ts'

const marked = (text: string, ...matched: string[]) =>
  mark(text, new Set(matched))
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('')

test.each([
  ['Stable Coins', ['stable'], '[Stable] Coins'],
  ['What is vested, and when', ['vest'], 'What is [vested], and when'],
  ['Café <b>', ['cafe', 'b'], '[Café] <[b]>'],
  ['Unmatched', [], 'Unmatched'],
])('in %s, the words %s are marked', (text, matched, expected) => expect(marked(text, ...matched)).toBe(expected))

test('nothing of a text is lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string()), (text, matched) => {
      expect(
        mark(text, new Set(matched))
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text)
    }),
  )
})
