import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { thread } from '../../model/schema/figures/thread.ts'
import { Drawn } from '../Drawn.tsx'
import { placesOf } from './places.ts'

const head = { draws: 'thread', heading: 'Which mishap leads to which repair', heads: ['Where', 'What', 'Then'] }
const text = 'A thing that flew and came down.'
const together = 'Wood is mended first, since wet paste would warp the stick.'

/** What the gate lets through: every event leads somewhere, what it leads to has at most three. Also more than twelve ends. */
const anyFigure = fc
  .record({
    sizes: fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 1, maxLength: 4 }),
    picks: fc.array(fc.array(fc.nat(), { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 40 }),
  })
  .map(({ sizes, picks }) => {
    const names = sizes.map((size, i) => Array.from({ length: size }, (_, j) => `Event ${i} ${j}`))
    const all = names.flat()
    const ends = picks.map((numbers) => [...new Set(numbers.map((n) => all[n % all.length] ?? ''))])
    const led = (name: string) => ends.filter((events) => events.includes(name)).length
    const kept = names.map((own) => own.filter((name) => led(name) > 0)).filter((own) => own.length > 0)
    return thread.parse({
      ...head,
      situations: kept.map((events, i) => ({
        title: `Situation ${i}`,
        text,
        events: events.map((name) => ({ name, ...(led(name) > 1 && { together }) })),
      })),
      ends: ends.map((events, i) => ({ name: `End ${i}`, page: `/ends/e${i}`, events })),
    })
  })

/** Where the curves of a path begin and end. */
function pathEnds(path: string): { from: number; to: number }[] {
  return path
    .split('M')
    .slice(1)
    .map((one) => {
      const numbers = one.match(/[\d.]+/g)?.map(Number) ?? []
      const from = numbers[1] ?? Number.NaN
      return { from, to: one.includes('C') ? (numbers.at(-1) ?? Number.NaN) : from }
    })
}

const curvesOf = ({ curves }: ReturnType<typeof placesOf>) => pathEnds([...curves.values()].join(''))
const distinct = (places: readonly number[]) => [...new Set(places)].toSorted((a, b) => a - b)

describe('threads from events to what they lead to', () => {
  test('are drawn however many ends there are, and each end is a link', () => {
    fc.assert(
      fc.property(anyFigure, (figure) => {
        const html = renderToStaticMarkup(createElement(Drawn, { figure }))
        for (const { page } of figure.ends) expect(html).toContain(`href="${page}"`)
      }),
      { numRuns: 40 },
    )
  })

  test('have one curve from each event to each of its ends', () => {
    fc.assert(
      fc.property(anyFigure, (figure) => {
        const links = figure.ends.flatMap(({ events }) => events).length
        expect(curvesOf(placesOf(figure))).toHaveLength(links)
      }),
    )
  })

  test('keep a whole line between events, and as much room for each end, so that no two labels meet', () => {
    fc.assert(
      fc.property(anyFigure, (figure) => {
        const flow = placesOf(figure)
        const events = distinct(curvesOf(flow).map(({ from }) => from))
        for (const [i, place] of events.slice(1).entries()) expect(place - (events[i] ?? 0)).toBeGreaterThanOrEqual(2)
        const places = distinct(curvesOf(flow).map(({ to }) => to))
        expect(places).toHaveLength(figure.ends.length)
        for (const [i, place] of places.entries())
          expect(place).toBeCloseTo(((i + 0.5) * flow.height) / figure.ends.length, 1)
      }),
    )
  })

  test('stay inside their height', () => {
    fc.assert(
      fc.property(anyFigure, (figure) => {
        const flow = placesOf(figure)
        for (const { from, to } of curvesOf(flow)) {
          expect(Math.min(from, to)).toBeGreaterThanOrEqual(0)
          expect(Math.max(from, to)).toBeLessThanOrEqual(flow.height)
        }
      }),
    )
  })

  test('lose no end, and each stands by the middle one of its events', () => {
    fc.assert(
      fc.property(anyFigure, (figure) => {
        const { ends } = placesOf(figure)
        expect(new Set(ends)).toEqual(new Set(figure.ends))
        const names = figure.situations.flatMap(({ events }) => events.map(({ name }) => name))
        const middles = ends.map(({ events }) => {
          const own = events.map((name) => names.indexOf(name)).toSorted((a, b) => a - b)
          return own[Math.floor(own.length / 2)] ?? 0
        })
        expect(middles).toEqual(middles.toSorted((a, b) => a - b))
      }),
    )
  })

  test('belong to their event, and it and what it leads to have one number', () => {
    const figure = thread.parse({
      ...head,
      situations: [{ title: 'At home', text, events: [{ name: 'A fall', together }, { name: 'A knot' }] }],
      ends: [
        { name: 'Pasting', events: ['A fall'] },
        { name: 'Splinting', page: '/splinting', events: ['A fall', 'A knot'] },
      ],
    })
    const { curves } = placesOf(figure)
    expect(pathEnds(curves.get('A fall') ?? '').map(({ from }) => from)).toEqual([1, 1])
    expect(pathEnds(curves.get('A knot') ?? '').map(({ from }) => from)).toEqual([3])
    const html = renderToStaticMarkup(createElement(Drawn, { figure }))
    expect(html).toMatch(/<li class="shared to-1 to-2"><a href="#together-1"[^>]*>A fall</)
    expect(html).toMatch(/<li class="to-2"><a href="\/splinting"[^>]*>A knot</)
    expect(html).toMatch(/<li class="to-2"><p class="name"><a href="\/splinting"/)
  })
})
