import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyFamily } from './any-family.ts'
import { flowOf } from './flow.ts'
import { groupsOf } from './groups.ts'

describe('services under their situations', () => {
  test('each stands once, in the order of the flow, and every row has a place', () => {
    fc.assert(
      fc.property(anyFamily, ({ situations, services }) => {
        const { groups, height } = groupsOf(situations, services)
        expect(groups.flatMap((group) => group.services)).toEqual(flowOf(situations, services).services)
        expect(groups.every(({ rows, services }) => rows >= 1 && rows >= services.length)).toBe(true)
        expect(height).toBe(2 * groups.reduce((sum, { rows }) => sum + rows, 0))
      }),
    )
  })

  test('a curve leads from each situation to each service that one of its events leads to, and ends in a row', () => {
    fc.assert(
      fc.property(anyFamily, ({ situations, services }) => {
        const { path, height } = groupsOf(situations, services)
        const ends = path.split('M').slice(1).map(endOf)
        const pairs = situations.flatMap(({ events }) =>
          services.filter((service) => events.some(({ name }) => service.events.includes(name))),
        )
        expect(ends.length).toBe(pairs.length)
        for (const end of ends) expect(end % 2 === 1 && end > 0 && end < height).toBe(true)
        expect(new Set(ends).size).toBe(services.length)
      }),
    )
  })
})

/** Where a curve ends; a level one ends where it began. */
function endOf(one: string): number {
  const numbers = one.match(/-?[\d.]+/g)?.map(Number) ?? []
  return (one.includes('C') ? numbers.at(-1) : numbers[1]) ?? Number.NaN
}
