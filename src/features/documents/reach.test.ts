import { describe, expect, test } from 'vitest'
import { blackedOut, fieldsOf, publicWords, reachWords } from './reach.ts'

const names = { team: 'The team', asker: 'The agency', anyone: 'Anyone' }

describe('how far a part travels', () => {
  test.each([
    ['team', [true, false, false]],
    ['asker', [true, true, false]],
    ['anyone', [true, true, true]],
  ] as const)('to %s fills the fields of all before', (reach, filled) => {
    expect(fieldsOf(reach).map((field) => field.filled)).toEqual(filled)
  })

  test.each([
    [['anyone', 'asker', 'anyone'], '2 pages reach anyone, 1 the agency'],
    [['team', 'asker', 'anyone'], '1 page reaches anyone, 1 the agency, 1 the team'],
    [['asker', 'asker', 'asker'], '3 pages reach the agency'],
  ] as const)('%s in words', (travels, words) => {
    expect(
      reachWords(
        travels.map((reach) => ({ reaches: reach })),
        names,
      ),
    ).toBe(words)
  })
})

describe('a copy for anyone', () => {
  const parts = (...all: ('team' | 'asker' | 'anyone')[]) => all.map((reach) => ({ reaches: reach }))

  test('has a line for each part, black where it stays closed, and none of them meet', () => {
    expect(blackedOut(parts('team', 'anyone', 'asker'))).toEqual([
      { y: 0, black: true },
      { y: 14, black: false },
      { y: 28, black: true },
    ])
  })

  test.each([
    [parts('team', 'asker', 'asker'), 'Anyone may read none of its 3 parts'],
    [parts('team', 'anyone', 'asker'), 'Anyone may read 1 of its 3 parts'],
    [parts('anyone', 'anyone', 'anyone'), 'Anyone may read all 3 parts'],
  ])('says so in words', (contents, words) => {
    expect(publicWords(contents)).toBe(words)
  })
})
