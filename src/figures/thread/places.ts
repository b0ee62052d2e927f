import type { FigureOf } from '../../model/schema/figures/figure.ts'
import { rounded } from '../placed.ts'

/** Where events and what they lead to stand, and the curves between them. Heights are in half lines, widths in percent. */

type Figure = FigureOf<'thread'>
type Situations = Figure['situations']
export type End = Figure['ends'][number]

interface Flow {
  /** Of all of it. */
  height: number
  /** As they stand, from the top: each as near to its events as it can be. */
  ends: End[]
  /** A path of SVG from each event, by its name, to all that it leads to. */
  curves: Map<string, string>
}

/** An event takes two half lines, and each situation one more that keeps it from the next. */
const perEvent = 2
const gap = 1

/** Curves begin behind the words of their event, which cover them: line and curve are one stroke, and meet on every screen. */
const leadIn = 105

export function placesOf({ situations, ends }: Pick<Figure, 'situations' | 'ends'>): Flow {
  const { places, height } = eventPlaces(situations)
  const ordered = ends.toSorted((a, b) => median(a, places) - median(b, places))
  const placeOf = (end: End) => ((ordered.indexOf(end) + 0.5) * height) / ordered.length
  const pathFrom = (event: string, place: number) =>
    endsOf(event, ordered)
      .map((end) => curve(place, placeOf(end)))
      .join('')
  const curves = new Map([...places].map(([event, place]) => [event, pathFrom(event, place)]))
  return { height, ends: ordered, curves }
}

/** What an event leads to. */
export const endsOf = (event: string, ends: readonly End[]) => ends.filter(({ events }) => events.includes(event))

/** The events that lead to several things, and how those go together. */
export function sharedEvents(situations: Situations) {
  return situations
    .flatMap(({ events }) => events)
    .flatMap(({ name, together }) => (together ? { name, together } : []))
    .map((event, i) => ({ ...event, anchor: `together-${i + 1}` }))
}

/** The middle of each event's line, by its name. */
function eventPlaces(situations: Situations): { places: Map<string, number>; height: number } {
  const places = new Map<string, number>()
  let height = 0
  for (const { events } of situations) {
    for (const { name } of events) {
      places.set(name, height + perEvent / 2)
      height += perEvent
    }
    height += gap
  }
  return { places, height }
}

/** The middle one of its events: one far from the others does not pull it away. */
function median({ events }: End, places: ReadonlyMap<string, number>): number {
  const own = events.map((name) => places.get(name) ?? 0).toSorted((a, b) => a - b)
  return own[Math.floor(own.length / 2)] ?? 0
}

/** A curve from the left edge to the right one, level at both ends. It is a hundred wide; before it, a level line leads in. */
function curve(from: number, to: number): string {
  const [y, end] = [rounded(from), rounded(to)]
  const start = `M-${leadIn} ${y}H0`
  return y === end ? `${start}H100` : `${start}C60 ${y} 40 ${end} 100 ${end}`
}
