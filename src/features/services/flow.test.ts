import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyFamily } from './any-family.ts'
import { flowOf, type Situation } from './flow.ts'

/** Where the curves of a path begin and end. */
function endsOf(path: string): { from: number; to: number }[] {
  return path
    .split('M')
    .slice(1)
    .map((one) => {
      const numbers = one.match(/[\d.]+/g)?.map(Number) ?? []
      const from = numbers[1] ?? Number.NaN
      return { from, to: one.includes('C') ? (numbers.at(-1) ?? Number.NaN) : from }
    })
}

const ends = ({ curves }: ReturnType<typeof flowOf>) => endsOf(curves.single + curves.shared)
const distinct = (places: readonly number[]) => [...new Set(places)].toSorted((a, b) => a - b)

describe('the flow from events to services', () => {
  test('has one curve from each event to each of its services', () => {
    fc.assert(
      fc.property(anyFamily, ({ situations, services }) => {
        const links = services.flatMap(({ events }) => events).length
        expect(ends(flowOf(situations, services))).toHaveLength(links)
      }),
    )
  })

  test('keeps a whole line between events, and as much room for each service, so that no two labels meet', () => {
    fc.assert(
      fc.property(anyFamily, ({ situations, services }) => {
        const flow = flowOf(situations, services)
        const events = distinct(ends(flow).map(({ from }) => from))
        for (const [i, place] of events.slice(1).entries()) expect(place - (events[i] ?? 0)).toBeGreaterThanOrEqual(2)
        const places = distinct(ends(flow).map(({ to }) => to))
        expect(places).toHaveLength(services.length)
        for (const [i, place] of places.entries())
          expect(place).toBeCloseTo(((i + 0.5) * flow.height) / services.length, 1)
      }),
    )
  })

  test('stays inside its height', () => {
    fc.assert(
      fc.property(anyFamily, ({ situations, services }) => {
        const flow = flowOf(situations, services)
        for (const { from, to } of ends(flow)) {
          expect(Math.min(from, to)).toBeGreaterThanOrEqual(0)
          expect(Math.max(from, to)).toBeLessThanOrEqual(flow.height)
        }
      }),
    )
  })

  test('loses no service, and stands each by the middle one of its events', () => {
    fc.assert(
      fc.property(anyFamily, ({ situations, names, services }) => {
        const ordered = flowOf(situations, services).services
        expect(new Set(ordered)).toEqual(new Set(services))
        const middles = ordered.map(({ events }) => {
          const own = events.map((name) => names.indexOf(name)).toSorted((a, b) => a - b)
          return own[Math.floor(own.length / 2)] ?? 0
        })
        expect(middles).toEqual(middles.toSorted((a, b) => a - b))
      }),
    )
  })

  test('sets apart what leads to several', () => {
    const situations: Situation[] = [{ title: '', text: '', events: [{ name: 'A purchase' }, { name: 'A refit' }] }]
    const service = (href: string, ...events: string[]) => ({ name: href, href, summary: '', events })
    const { curves } = flowOf(situations, [service('a', 'A purchase'), service('b', 'A purchase', 'A refit')])
    expect(endsOf(curves.shared).map(({ from }) => from)).toEqual([1, 1])
    expect(endsOf(curves.single).map(({ from }) => from)).toEqual([3])
  })
})
