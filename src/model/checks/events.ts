import { parentAddress } from '../address.ts'
import type { Page } from '../page.ts'
import type { Problem } from '../problems.ts'
import type { Linked } from '../references.ts'
import { isInPreparation } from '../status.ts'
import { didYouMean } from './near.ts'

/** Events lead to members of a family: each to one, or to several where the family says how those go together. */

type Family = Extract<Page, { kind: 'family' }>
type Offering = Exclude<Extract<Page, { kind: 'offering' }>, { status: 'in-preparation' }>

const isOffering = (page: Page): page is Offering => page.kind === 'offering' && !isInPreparation(page)

export function eventProblems({
  pages,
  unread = new Set(),
  drafts = [],
}: Pick<Linked, 'pages' | 'unread' | 'drafts'>): Problem[] {
  const families = pages.filter((page) => page.kind === 'family').filter(({ figure }) => figure?.draws === 'thread')
  const ofThreads = families.flatMap((family) => {
    const isBelow = (address: string) => parentAddress(address) === family.address
    const members = pages.filter(isOffering).filter(({ address }) => isBelow(address))
    const slips = [...repeated(family), ...members.flatMap((member) => named(member, members, family))]
    // Where the list leads is known only once every member is read and names what it means. An event is listed before its page is published.
    const waiting = [...unread, ...drafts.map(({ address }) => address)]
    return slips.length > 0 || waiting.some(isBelow) ? slips : astray(family, members)
  })
  // What a family draws that could not be read, nobody knows.
  const inThread = (page: Offering) =>
    unread.has(parentAddress(page.address)) || families.some(({ address }) => address === parentAddress(page.address))
  return [...ofThreads, ...pages.filter(isOffering).flatMap((page) => (inThread(page) ? [] : undrawn(page)))]
}

function undrawn({ file, inFamily, address }: Offering): Problem[] {
  if (!inFamily?.events) return []
  return [
    {
      file,
      field: 'inFamily.events',
      what: `are drawn nowhere: the figure of ${parentAddress(address)} draws no thread.`,
      cure: 'Remove them, or let that figure draw "thread".',
    },
  ]
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

/** Events that lead to fewer members than the family says. */
function astray(family: Family, members: readonly Offering[]): Problem[] {
  return eventsOf(family).flatMap(({ name, together, field }) => {
    const problem = (part: string, what: string, cure: string) => [
      { file: family.file, field: `${field}.${part}`, what, cure },
    ]
    const led = members.filter(({ inFamily }) => inFamily?.events?.includes(name)).length
    if (led === 0)
      return problem(
        'name',
        `is "${name}", which leads to no page.`,
        'Name it in "inFamily.events" of a page below this one, or remove it.',
      )
    if (together && led === 1)
      return problem(
        'together',
        `is about several pages, and "${name}" leads to one alone.`,
        'Remove it, or name the event in another page too.',
      )
    return []
  })
}

/** What is wrong in the events that a member names. */
function named({ file, inFamily }: Offering, members: readonly Offering[], family: Family): Problem[] {
  const { events } = inFamily ?? {}
  const known = eventsOf(family)
  if (!events)
    return [
      {
        file,
        field: 'inFamily.events',
        what: `is missing, and the figure of ${family.file} draws what leads to each page.`,
        cure: 'Add it: one to three of the events that are listed there.',
      },
    ]
  return events.flatMap((name, i) => {
    const problem = (what: string, cure: string) => [{ file, field: `inFamily.events[${i}]`, what, cure }]
    const event = known.find((each) => each.name === name)
    if (!event)
      return problem(
        `is "${name}", which ${family.file} does not list.`,
        `Add it there below "situations", or use one of its events.${didYouMean(
          name,
          known.map((each) => each.name),
        )}`,
      )
    if (events.indexOf(name) < i) return problem(`is "${name}" a second time.`, 'Remove it.')
    const first = members.find((member) => member.inFamily?.events?.includes(name))
    if (!first || first.file === file || event.together) return []
    return problem(
      `is "${name}", as in ${first.file}.`,
      `Name another event; or, if it leads to both, say how they go together: "together" beside it in ${family.file}.`,
    )
  })
}

function eventsOf({ figure }: Family) {
  if (figure?.draws !== 'thread') return []
  return figure.situations.flatMap(({ events }, i) =>
    events.map((event, j) => ({ ...event, field: `figure.situations[${i}].events[${j}]` })),
  )
}
