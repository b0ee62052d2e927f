import { describe, expect, test } from 'vitest'
import type { Split, Trace } from '../../model/schema/system-case.ts'
import { sampleSplit, sampleTrace } from './sample-system-case.ts'
import { branchesOf, handOf, untoldBy } from './system-case.ts'

describe('the branches of a split', () => {
  const ends = (count: number) =>
    branchesOf(Array.from({ length: count }, () => sampleSplit.parts[0] as Split['parts'][number])).map(({ path }) =>
      Number(path.split(' ').at(-1)),
    )

  test('begin in the middle of the whole', () => {
    for (const { path } of branchesOf(sampleSplit.parts)) expect(path).toMatch(/^M0 50C/)
  })

  test.each([2, 3, 4])('of %d end in the middle of as many equal rows, none on another', (count) => {
    const places = ends(count)
    places.forEach((place, i) => {
      expect(place).toBeGreaterThan((i / count) * 100)
      expect(place).toBeLessThan(((i + 1) / count) * 100)
      expect(place + (places[count - 1 - i] ?? 0)).toBeCloseTo(100, 0)
    })
  })
})

test('a hand points up for 0, right before 3, down for 5, and stays inside its dial', () => {
  expect(handOf(0)).toEqual({ x: 0, y: -11 })
  expect(handOf(5)).toEqual({ x: 0, y: 11 })
  expect(handOf(2).x).toBeGreaterThan(0)
  expect(handOf(8).x).toBeLessThan(0)
  for (let digit = 0; digit < 10; digit++) expect(Math.hypot(handOf(digit).x, handOf(digit).y)).toBeLessThan(16)
})

test('what a case does not tell is left to be told', () => {
  const points = ['one', 'two', 'three', 'four']
  expect(untoldBy(points, { ...sampleTrace, table: { ...sampleTrace.table, shows: 2 } } as Trace)).toEqual([
    'three',
    'four',
  ])
  expect(untoldBy(points, sampleSplit)).toEqual(['two', 'four'])
  expect(untoldBy(points, undefined)).toEqual(points)
})
