import { curve } from './curve.ts'
import { type FlowService, flowOf, type Situation } from './flow.ts'

/** Services under the situations that lead to them, and the curves from one to the other. Heights are in half rows. */

interface Group<Shown> {
  title: string
  /** Those whose middle event is one of its own. */
  services: Shown[]
  /** The rows that it takes; a situation that has no service to itself shows its name all the same. */
  rows: number
}

/** A list serves better than a drawing of more. */
export const mostDrawn = 12

const perRow = 2
/** The curves begin behind the words, which cover them. */
const leadIn = 105

export function groupsOf<Shown extends FlowService>(
  situations: readonly Situation[],
  services: readonly Shown[],
): { groups: Group<Shown>[]; height: number; path: string } {
  const ordered = flowOf(situations, services).services
  const groups = situations.map((situation) => {
    const own = ordered.filter((service) => homeOf(service, situations) === situation)
    return { title: situation.title, services: own, rows: Math.max(1, own.length) }
  })
  const begins = groups.map((_, i) => groups.slice(0, i).reduce((sum, { rows }) => sum + rows, 0) * perRow)
  const places = new Map(
    groups.flatMap(({ services }, i) =>
      services.map((service, row) => [service, (begins[i] ?? 0) + (row + 0.5) * perRow] as const),
    ),
  )
  const curves = situations.flatMap((situation, i) => {
    const from = (begins[i] ?? 0) + ((groups[i]?.rows ?? 1) * perRow) / 2
    return ordered
      .filter((service) => leadsTo(situation, service))
      .map((service) => curve(from, places.get(service) ?? from, leadIn))
  })
  return { groups, height: groups.reduce((sum, { rows }) => sum + rows, 0) * perRow, path: curves.join('') }
}

const leadsTo = ({ events }: Situation, service: FlowService) =>
  events.some(({ name }) => service.events.includes(name))

/** The situation of a service's middle event, which also orders the services (flow.ts): no group is torn apart. */
function homeOf(service: FlowService, situations: readonly Situation[]): Situation | undefined {
  const own = situations.flatMap((situation) =>
    situation.events.filter(({ name }) => service.events.includes(name)).map(() => situation),
  )
  return own[Math.floor(own.length / 2)]
}
