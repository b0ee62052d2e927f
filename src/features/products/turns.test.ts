import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stretchesOf } from './turns.ts'

const turn = fc.record({ waits: fc.integer({ min: 1, max: 3 }) })

test('a job always lies with exactly one side, goes over with each turn, and lies with the client at the end', () => {
  fc.assert(
    fc.property(fc.array(turn, { minLength: 3, maxLength: 4 }), (turns) => {
      const way = turns.flatMap((one, i) =>
        stretchesOf(one).map(({ side, start, end }) => ({ side, start: i * 100 + start, end: i * 100 + end })),
      )
      expect(way[0]?.start).toBe(0)
      expect(way.at(-1)).toMatchObject({ side: 'theirs', end: turns.length * 100 })
      for (const [i, { side, start, end }] of way.entries()) {
        expect(end).toBeGreaterThan(start)
        if (i === 0) continue
        expect(start).toBe(way[i - 1]?.end)
        expect(side).not.toBe(way[i - 1]?.side)
      }
    }),
  )
})

test('the longer an answer takes, the longer the job lies there', () => {
  const waited = [1, 2, 3].map((waits) => stretchesOf({ waits })[1]).map(({ start, end }) => end - start)
  expect(waited).toEqual(waited.toSorted((a, b) => a - b))
  expect(waited[0]).toBeGreaterThanOrEqual(60)
})
