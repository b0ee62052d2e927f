import fc from 'fast-check'
import { expect, test } from 'vitest'
import { saying, stemOf, wordsOf } from './words.ts'

test.each([
  ['Café, naïve!', ['cafe', 'naive']],
  ['Europe’s one-day settlement (T+1)', ['europe', 'one', 'day', 'settlement', 't+1']],
  ['a.*b[c]?', ['a', 'b', 'c']],
  ['צוואה 遺言', ['צוואה', '遺言']],
  [' 🎉 \n', []],
])('the words of %s', (text, words) => expect(wordsOf(text)).toEqual(words))

test('the forms of a word have one stem', () => {
  expect(new Set(['vest', 'vests', 'vested', 'vesting'].map(stemOf)).size).toBe(1)
})

test.each([
  ['Loans on real estate', 'estates', true],
  ['Real estates and loans', 'real estate', true],
  ['Really established', 'real estate', false],
  ['Stable coins', 'stable-coins', true],
])('"%s" says "%s": %s', (text, phrase, expected) => expect(saying(text)(phrase)).toBe(expected))

test('any text has words without an error', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 2000 }), (text) => Array.isArray(wordsOf(text))))
})
