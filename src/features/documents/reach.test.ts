import { describe, expect, test } from 'vitest'
import { reaches } from '../../model/document-words.ts'
import { columnOf, reachWords, readersOf } from './reach.ts'

const names = { team: 'The team', asker: 'The agency', anyone: 'Anyone' }

describe('how far a part travels', () => {
  test('is a column further for each who may read it', () => {
    const columns = reaches.map(columnOf)
    expect(columns).toEqual(columns.toSorted((a, b) => a - b))
    expect(new Set(columns).size).toBe(reaches.length)
  })

  test('passes whoever stands before its end', () => {
    expect(readersOf('team')).toEqual(['team'])
    expect(readersOf('anyone')).toEqual(['team', 'asker', 'anyone'])
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
