import { expect, test } from 'vitest'
import { gradeOf, sentencesOf, wordsIn } from './reading.ts'

test.each([
  ['an empty text', '', []],
  ['a label', 'Used for', []],
  ['one sentence', 'We keep the keys.', ['We keep the keys.']],
  ['two sentences', 'No. The bank holds them.', ['No.', 'The bank holds them.']],
  ['a question', 'Can I leave? Yes, at any time.', ['Can I leave?', 'Yes, at any time.']],
  ['a quote at the end', 'He said "wait." She left.', ['He said "wait."', 'She left.']],
  ['a curly quote and a bracket', 'It is (he said “no.”) We left.', ['It is (he said “no.”)', 'We left.']],
  ['a question inside a sentence', 'Ask "why?" and wait.', ['Ask "why?" and wait.']],
  [
    'abbreviations',
    'Ask a bank, e.g. Oslo Bank, at 9 a.m. Eastern.',
    ['Ask a bank, e.g. Oslo Bank, at 9 a.m. Eastern.'],
  ],
  [
    'a country',
    'Sold in the US. Not in the U.S. Virgin Islands.',
    ['Sold in the US.', 'Not in the U.S. Virgin Islands.'],
  ],
  ['decimals', 'It was 16.67% of 1.2B. Then 3.5 more.', ['It was 16.67% of 1.2B.', 'Then 3.5 more.']],
  ['a number first', 'We hired. 12 people came.', ['We hired.', '12 people came.']],
  ['lines', ' One\n  line. \n Two. ', ['One line.', 'Two.']],
  ['an end without a mark', 'We keep the keys. As follows:', ['We keep the keys.']],
])('finds the sentences in %s', (_case, text, sentences) => expect(sentencesOf(text)).toEqual(sentences))

test.each([
  ['', 0],
  [' \n ', 0],
  ['Monday - Friday', 2],
  ['+12.5% on 1.2B', 3],
  ["the owner's long-term loan", 4],
])('counts the words of %j', (text, count) => expect(wordsIn(text)).toBe(count))

// 0.39 * words / sentences + 11.8 * syllables / words - 15.59
test('grades by the length of sentences and words', () => {
  expect(gradeOf(['The cat sat on the mat.'])).toBeCloseTo(0.39 * 6 + 11.8 - 15.59)
  expect(gradeOf(['The cat sat.', 'The dog ran.'])).toBeCloseTo(0.39 * 3 + 11.8 - 15.59)
  expect(gradeOf(['Regulation follows.'])).toBeCloseTo(0.39 * 2 + 11.8 * 3 - 15.59)
})

test('a label adds words to the grade, and no sentence', () => {
  expect(gradeOf(['The cat sat.', 'A mat'])).toBeCloseTo(0.39 * 5 + 11.8 - 15.59)
})

test('a number is a word of one syllable', () => {
  expect(gradeOf(['It cost 205.70 then.'])).toBeCloseTo(gradeOf(['It cost much then.']))
})

test.each([[[]], [['']], [['Used for']]])('%j has no grade', (texts) => expect(gradeOf(texts)).toBe(0))
