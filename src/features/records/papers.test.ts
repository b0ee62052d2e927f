import { describe, expect, test } from 'vitest'
import { howsIn, marksOn, type Row, tieIn, untold } from './papers.ts'

const line = { label: 'Pays to', text: 'A daughter' }
const row = (...ties: [gap: number, how: 'agree' | 'clash' | 'missing', shows?: number][]): Row => ({
  lines: [line, line, line],
  ties: ties.map(([gap, how, shows]) => ({ gap, how, says: 'What it says', shows })),
})

describe('a tie', () => {
  test('stands in its own gap', () => {
    expect(tieIn(row([2, 'clash']), 1)).toBeUndefined()
    expect(tieIn(row([1, 'agree'], [2, 'clash']), 2)).toMatchObject({ how: 'clash' })
  })
})

describe('a line of a paper', () => {
  test.each([
    ['no tie', row(), 0, ''],
    ['a tie to the right', row([1, 'agree']), 0, 'tied agree right'],
    ['a tie to the left', row([1, 'agree']), 1, 'tied agree left'],
    ['a tie beyond it', row([1, 'agree']), 2, ''],
    ['a tie on both sides: the clash is seen', row([1, 'agree'], [2, 'clash']), 1, 'tied clash left right'],
    ['a gap before an agreement', row([1, 'missing'], [2, 'agree']), 1, 'tied missing left right'],
  ])('with %s', (_, given, sheet, marks) => expect(marksOn(given, sheet)).toBe(marks))
})

test('the key names what is drawn, and nothing else', () => {
  expect(howsIn([row([1, 'clash']), row([1, 'agree'], [2, 'clash'])])).toEqual(['agree', 'clash'])
  expect(howsIn([row()])).toEqual([])
})

test('what no tie tells is left to be told', () => {
  const sheet = { title: 'A will', keeper: 'A safe', look: 'deed' as const }
  const papers = { sheets: [sheet, sheet], rows: [row([1, 'agree', 2]), row([1, 'clash'])] }
  expect(untold(['one', 'two', 'three'], papers)).toEqual(['one', 'three'])
  expect(untold(['one'], undefined)).toEqual(['one'])
})
