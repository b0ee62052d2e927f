import { parentAddress } from '../address.ts'
import { glanceOf, isOffering, type Offering, type Page } from '../page.ts'
import { type Problem, type Tell, toldBy } from '../problems.ts'
import { mapSteps } from '../schema/figures/scales.ts'
import { isInPreparation } from '../status.ts'
import { didYouMean, repeats } from './near.ts'
import type { Linked } from './references.ts'

/** What families promise of the pages below them, and what a figure draws of each member. */

type Family = Extract<Page, { kind: 'family' }>
type Members = readonly Offering[]
type Figure<Draws> = Extract<Family['figure'], { draws: Draws }>

type Site = Pick<Linked, 'pages' | 'unread' | 'drafts'>

export function familyProblems({ pages, unread = new Set(), drafts = [] }: Site): Problem[] {
  const below = Map.groupBy(pages, ({ address }) => parentAddress(address))
  const families = new Map(pages.flatMap((page) => (page.kind === 'family' ? [[page.address, page]] : [])))
  // How many there are, and where events lead, is known once each of them is read and published.
  const waiting = new Set([...unread, ...drafts.map(({ address }) => address)].map(parentAddress))
  return toldBy((tell) => {
    for (const page of pages.filter(isOffering)) {
      const above = parentAddress(page.address)
      // A family that could not be read has its own problem.
      if (!unread.has(above)) checkDrawn(page, families.get(above), tell)
    }
    for (const family of families.values()) {
      const children = below.get(family.address) ?? []
      const members = children.filter(isOffering)
      const isWhole = !waiting.has(family.address)
      checkPromises(family, children, tell)
      checkPlaces(members, tell)
      checkEvents(family, members, isWhole, tell)
      if (isWhole) checkCount(family, members, tell)
      if (isWhole) checkKey(family, members, tell)
      if (isWhole && family.figure?.draws === 'table') checkTable(family, children, tell)
    }
  })
}

/** The facts that a family compares, and the notes about risk. */
function checkPromises(family: Family, children: readonly Page[], tell: Tell): void {
  // Whoever chooses among things that can go wrong reads first what can go wrong with any of them.
  if (family.carriesRisk && !family.risk)
    tell(
      family.file,
      'risk',
      'is missing, and each page below this one carries a note of its own.',
      'Add it: what can go wrong with any of them.',
    )
  for (const page of children) {
    if (!isOffering(page)) continue
    const stated = new Set([...page.facts, ...glanceOf(page)].map(({ label }) => label))
    for (const label of family.compare)
      if (!stated.has(label))
        tell(
          page.file,
          'facts',
          `has none labeled "${label}", which ${family.file} compares.`,
          'Add the fact, or take the label out of the family.',
        )
    const { figure } = family
    if (figure?.draws === 'lines' && !page.facts.some(({ label }) => label === figure.fact))
      tell(
        page.file,
        'facts',
        `has none labeled "${figure.fact}", which the figure of ${family.file} sets beside its line.`,
        'Add the fact, or name another one in "figure.fact" of the family.',
      )
    if (family.carriesRisk && !page.risk)
      tell(page.file, 'risk', 'is missing.', `Add it: ${family.file} says that every child carries one.`)
  }
}

/** Which figure of a family draws what its members say of themselves. */
const drawnBy = {
  place: 'map',
  span: 'lines',
  loss: 'lines',
  question: 'hands',
  marks: 'marks',
  contracts: 'payoff',
  events: 'thread',
} as const

/** Which figure each member draws itself, where that of its family shows all of them. */
const ownFigures: Partial<Record<NonNullable<Family['figure']>['draws'], string>> = { call: 'call', hands: 'document' }

/** What a family draws of each member, the member has to say; what no figure draws, nobody would see. */
function checkDrawn({ file, figure, inFamily = {} }: Offering, family: Family | undefined, tell: Tell): void {
  const draws = family?.figure?.draws
  const own = draws && ownFigures[draws]
  if (own && figure?.draws !== own)
    tell(
      file,
      'figure',
      `draws no ${own}, and the figure of ${family?.file} shows one of every member.`,
      `Draw a ${own}.`,
    )
  for (const [name, drawing] of Object.entries(drawnBy)) {
    const said = inFamily[name as keyof typeof drawnBy]
    const field = `inFamily.${name}`
    if (!said && draws === drawing)
      tell(
        file,
        field,
        `is missing, and the figure of ${family?.file} draws it of every member.`,
        'Add it, as the other members have it.',
      )
    if (said && draws !== drawing)
      tell(file, field, `is drawn nowhere: the page above has no figure that draws "${drawing}".`, 'Remove it.')
  }
  if (inFamily.marks && family?.figure?.draws === 'marks') checkRow(file, inFamily.marks, family.figure, tell)
}

function checkRow(
  file: string,
  row: NonNullable<NonNullable<Offering['inFamily']>['marks']>,
  { columns, always }: Figure<'marks'>,
  tell: Tell,
): void {
  for (const field of ['cells', 'words'] as const)
    if (row[field].length !== columns.length)
      tell(
        file,
        `inFamily.marks.${field}`,
        `has ${row[field].length} entries, and the figure has ${columns.length} columns.`,
        `Write one for each: ${columns.join(', ')}.`,
      )
  const place = always === undefined ? -1 : columns.indexOf(always)
  if (row.cells.length === columns.length && row.cells[place] === 'none')
    tell(
      file,
      `inFamily.marks.cells[${place}]`,
      `is "none", and the figure says that no member passes by ${always}.`,
      'Write its mark, or take the page out of this family.',
    )
}

/** Two members share a cell of the map; a third would not be read. */
const perCell = 2

/** A figure of one member compares nothing, and one of many nobody reads. */
const fewest = 2
const most = { map: mapSteps ** 2 * perCell, lines: 12, payoff: 12, hands: 12, call: 12, marks: 12 }

function checkCount({ file, figure }: Family, { length }: Members, tell: Tell): void {
  // Threads and tables have rules of their own.
  if (!figure || figure.draws === 'thread' || figure.draws === 'table') return
  const max = most[figure.draws]
  if (length >= fewest && length <= max) return
  const members = length === 1 ? 'is 1 member' : `are ${length} members`
  const what = `is "${figure.draws}", and there ${members}; it can draw ${fewest} to ${max}.`
  tell(file, 'figure.draws', what, 'Remove the figure, or move pages here or away.')
}

/** A key names each mark that a member has, and no other; it may be left out, since each mark has its word. */
function checkKey({ file, figure }: Family, members: Members, tell: Tell): void {
  if (figure?.draws !== 'marks' || figure.meanings.length === 0) return
  const drawn = new Set(members.flatMap(({ inFamily }) => inFamily?.marks?.cells ?? []))
  for (const [i, { mark }] of figure.meanings.entries())
    if (!drawn.delete(mark))
      tell(file, `figure.meanings[${i}].mark`, `is "${mark}", which no member has.`, 'Remove it.')
  for (const mark of drawn)
    if (mark !== 'none')
      tell(file, 'figure.meanings', `does not name "${mark}", which a member has.`, 'Say what it means.')
}

function checkPlaces(members: Members, tell: Tell): void {
  const placed = members.flatMap(({ file, inFamily }) => (inFamily?.place ? [{ file, ...inFamily.place }] : []))
  for (const inside of Map.groupBy(placed, ({ horizon, cash }) => `${horizon} ${cash}`).values()) {
    const first = inside.slice(0, perCell).map(({ file }) => file)
    for (const { file } of inside.slice(perCell))
      tell(
        file,
        'inFamily.place',
        `is that of ${first.join(' and ')} as well; at most ${perCell} members share one.`,
        'Places are relative: move one of them a step in horizon or cash.',
      )
  }
}

/** The table of the member that has one: a column for each of the others. */
export function tableOf(page: Page) {
  const figure = isOffering(page) ? page.figure : undefined
  return figure?.draws === 'marks' ? figure : undefined
}

function checkTable({ file }: Family, children: readonly Page[], tell: Tell): void {
  const members = children.filter((page) => !isInPreparation(page))
  const [keeper, ...more] = members.filter(tableOf)
  if (!keeper) {
    const cure = 'Give one of them a "figure" with "draws: marks", or remove the figure of the family.'
    tell(file, 'figure.draws', 'is table, and no page right below it has a table of marks.', cure)
    return
  }
  for (const page of more)
    tell(
      page.file,
      'figure.draws',
      `is marks, and the family shows the table of ${keeper.file}.`,
      'Draw something else, or leave the table to this one.',
    )
  for (const page of members)
    if (page !== keeper && !tableOf(keeper)?.columns.includes(page.name))
      tell(
        keeper.file,
        'figure.columns',
        `does not name ${page.name}, which stands in the same family.`,
        'Add it to "columns", and to "cells" and "words" a mark and a word for each row.',
      )
}

/** Events lead to members: each to one, or to several where the family says how those go together. */
function checkEvents(family: Family, members: Members, isWhole: boolean, tell: Tell): void {
  if (family.figure?.draws !== 'thread') return
  const events = family.figure.situations.flatMap(({ events: own }, i) =>
    own.map((event, j) => ({ ...event, field: `figure.situations[${i}].events[${j}]` })),
  )
  const names = events.map(({ name }) => name)
  let isAgreed = true
  const tellOf: Tell = (...problem) => {
    isAgreed = false
    tell(...problem)
  }
  for (const { entry } of repeats(events, ({ name }) => name))
    tellOf(
      family.file,
      `${entry.field}.name`,
      `is "${entry.name}", which stands above already.`,
      'Keep one of the two.',
    )
  const led = new Map<string, Offering>()
  for (const member of members)
    for (const [i, name] of member.inFamily?.events?.entries() ?? []) {
      const field = `inFamily.events[${i}]`
      const first = led.get(name)
      led.set(name, first ?? member)
      if (!names.includes(name)) {
        const cure = `Add it there below "situations", or use one of its events.${didYouMean(name, names)}`
        tellOf(member.file, field, `is "${name}", which ${family.file} does not list.`, cure)
      } else if (first === member) tellOf(member.file, field, `is "${name}" a second time.`, 'Remove it.')
      else if (first && !events.some((event) => event.name === name && event.together))
        tellOf(
          member.file,
          field,
          `is "${name}", as in ${first.file}.`,
          `Name another event; or, if it leads to both, say how they go together: "together" beside it in ${family.file}.`,
        )
    }
  if (!isWhole || !isAgreed || members.some(({ inFamily }) => !inFamily?.events)) return
  for (const { name, together, field } of events) {
    const many = members.filter(({ inFamily }) => inFamily?.events?.includes(name)).length
    if (many === 0)
      tell(
        family.file,
        `${field}.name`,
        `is "${name}", which leads to no page.`,
        'Name it in "inFamily.events" of a page below this one, or remove it.',
      )
    if (together && many === 1)
      tell(
        family.file,
        `${field}.together`,
        `is about several pages, and "${name}" leads to one alone.`,
        'Remove it, or name the event in another page too.',
      )
  }
}
