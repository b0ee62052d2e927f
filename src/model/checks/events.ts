import { parentAddress } from '../address.ts'
import type { Page } from '../page.ts'
import type { Problem } from '../problems.ts'
import type { Linked } from '../references.ts'
import { didYouMean } from './near.ts'

/** Events lead to services: each to one, or to several where the family says how those go together. */

type Family = Extract<Page, { kind: 'services' }>
type Service = Extract<Page, { kind: 'service' }>

export function eventProblems({
  pages,
  unread = new Set(),
  drafts = [],
}: Pick<Linked, 'pages' | 'unread' | 'drafts'>): Problem[] {
  return pages
    .filter((page) => page.kind === 'services')
    .flatMap((family) => {
      const isBelow = (address: string) => parentAddress(address) === family.address
      const services = pages.filter((page): page is Service => page.kind === 'service' && isBelow(page.address))
      const slips = [...repeated(family), ...services.flatMap((service) => named(service, services, family))]
      // Where the list leads is known only once every service is read and names what it means. An event is listed before its service is published.
      const waiting = [...unread, ...drafts.map(({ address }) => address)]
      return slips.length > 0 || waiting.some(isBelow) ? slips : astray(family, services)
    })
}

/** Events that the family lists twice. */
function repeated(family: Family): Problem[] {
  const events = eventsOf(family)
  return events
    .filter(({ name }, i) => events.findIndex((event) => event.name === name) < i)
    .map(({ name, field }) => ({
      file: family.file,
      field: `${field}.name`,
      what: `is "${name}", which stands above already.`,
      cure: 'Keep one of the two.',
    }))
}

/** Events that lead to fewer services than the family says. */
function astray(family: Family, services: readonly Service[]): Problem[] {
  return eventsOf(family).flatMap(({ name, together, field }) => {
    const problem = (part: string, what: string, cure: string) => [
      { file: family.file, field: `${field}.${part}`, what, cure },
    ]
    const led = services.filter(({ events }) => events.includes(name)).length
    if (led === 0)
      return problem(
        'name',
        `is "${name}", which leads to no service.`,
        'Name it in the events of a service below this page, or remove it.',
      )
    if (together && led === 1)
      return problem(
        'together',
        `is about several services, and "${name}" leads to one alone.`,
        'Remove it, or name the event in another service too.',
      )
    return []
  })
}

/** What is wrong in the events that a service names. */
function named(service: Service, services: readonly Service[], family: Family): Problem[] {
  const known = eventsOf(family)
  return service.events.flatMap((name, i) => {
    const problem = (what: string, cure: string) => [{ file: service.file, field: `events[${i}]`, what, cure }]
    const event = known.find((each) => each.name === name)
    if (!event)
      return problem(
        `is "${name}", which ${family.file} does not list.`,
        `Add it there below "choosing", or use one of its events.${didYouMean(
          name,
          known.map((each) => each.name),
        )}`,
      )
    if (service.events.indexOf(name) < i) return problem(`is "${name}" a second time.`, 'Remove it.')
    const [first] = services.filter(({ events }) => events.includes(name))
    if (!first || first === service || event.together) return []
    return problem(
      `is "${name}", as in ${first.file}.`,
      `Name another event; or, if it leads to both, say how they go together: "together" beside it in ${family.file}.`,
    )
  })
}

function eventsOf({ choosing }: Family) {
  return choosing.flatMap(({ events }, i) =>
    events.map((event, j) => ({ ...event, field: `choosing[${i}].events[${j}]` })),
  )
}
