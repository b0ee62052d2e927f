import { describe, expect, test } from 'vitest'
import { fieldsOf, reachWords } from './reach.ts'

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
