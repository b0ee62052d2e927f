import { curve } from './curve.ts'

/** Where events and services stand, and the curves between them. Heights are in half lines, widths in percent. */

export interface FlowService {
  name: string
  href: string
  summary: string
  /** The events that lead to it. */
  events: readonly string[]
}

export interface Situation {
  title: string
  text: string
  events: readonly { name: string; together?: string | undefined }[]
}

interface Flow<Shown> {
  /** Of all of it. */
  height: number
  /** As they stand, from the top: each as near to its events as it can be. */
  services: Shown[]
  /** Paths of SVG: from events that lead to one service, and from those that lead to several. */
  curves: { single: string; shared: string }
}

/** An event takes two half lines, and each situation one more that keeps it from the next. */
const perEvent = 2
const gap = 1

/** Curves begin behind the words of their event, which cover them: line and curve are one stroke, and meet on every screen. */
const leadIn = 105

export function flowOf<Shown extends FlowService>(
  situations: readonly Situation[],
  services: readonly Shown[],
): Flow<Shown> {
  const { places, height } = placesOf(situations)
  const ordered = services.toSorted((a, b) => median(a, places) - median(b, places))
  const placeOf = (service: Shown) => ((ordered.indexOf(service) + 0.5) * height) / ordered.length
  const curves = [...places].map(([event, place]) => {
    const led = servicesOf(event, ordered)
    return { isShared: led.length > 1, path: led.map((service) => curve(place, placeOf(service), leadIn)).join('') }
  })
  const joined = (isShared: boolean) => curves.flatMap((each) => (each.isShared === isShared ? each.path : [])).join('')
  return { height, services: ordered, curves: { single: joined(false), shared: joined(true) } }
}

/** The services that an event leads to. */
export function servicesOf<Shown extends FlowService>(event: string, services: readonly Shown[]): Shown[] {
  return services.filter(({ events }) => events.includes(event))
}

/** The events that lead to several services, each with a place on the page that says how those go together. */
export function sharedEvents(situations: readonly Situation[]) {
  return situations
    .flatMap(({ events }) => events)
    .flatMap(({ name, together }) => (together ? { name, together } : []))
    .map((event, i) => ({ ...event, anchor: `together-${i + 1}` }))
}

/** The middle of each event's line, by its name. */
function placesOf(situations: readonly Situation[]): { places: Map<string, number>; height: number } {
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

/** The middle one of a service's events: one far from the others does not pull it away. */
function median({ events }: FlowService, places: ReadonlyMap<string, number>): number {
  const own = events.map((name) => places.get(name) ?? 0).toSorted((a, b) => a - b)
  return own[Math.floor(own.length / 2)] ?? 0
}
