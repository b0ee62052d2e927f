import { describe, expect, test } from 'vitest'
import type { Split, Trace } from '../../model/schema/system-case.ts'
import { sampleRoute } from './sample-record.ts'
import { sampleSplit, sampleTrace } from './sample-system-case.ts'
import { branchesOf, handOf, stationsOf, untoldBy } from './system-case.ts'

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

describe('the stations of a trace', () => {
  const stations = stationsOf({
    record: { name: 'One figure', check: 'A second person reads it.', leaves: 'A table.' },
    route: sampleRoute(['Outside', 'Sign-off', 'Onward'], 'Sign-off'),
    points: [{ title: 'Requests', text: 'Questions go out.' }],
    worked: sampleTrace,
  })

  test('come last desk first, each with its number and who worked there', () => {
    expect(stations.map(({ number, desk, by }) => [number, desk, by])).toEqual([
      [3, 'Onward', 'Head of reporting'],
      [2, 'Sign-off', undefined],
      [1, 'Outside', 'Building manager'],
    ])
  })

  test('are named by what is told there, or else by what the desk does, and say nothing twice', () => {
    expect(stations.map(({ name, finds, says }) => [name, finds, says])).toEqual([
      ['What happens at onward', 'This cell, in two reports.', 'A table.'],
      ['What happens at sign-off', '', 'A second person reads it.'],
      ['Requests', 'What happens at outside. An answer.', 'Questions go out.'],
    ])
  })
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
