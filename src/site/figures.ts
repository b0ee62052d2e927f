import { daysIn } from '../lib/duration.ts'
import { tableOf } from '../model/checks/families.ts'
import { isOffering, type Offering, type Page } from '../model/page.ts'
import type { FigureData, FigureOf } from '../model/schema/figures/figure.ts'
import { stated } from './offering-views.ts'
import { childrenOf, pageAt, type Tree } from './tree.ts'
import { artOf } from './views.ts'

/** The figures of pages as other pages show them: a family draws its members, and the home page and divisions exhibit some. */

type Family = Extract<Page, { kind: 'family' }>
type Drawing<Draws> = Extract<NonNullable<Family['figure']>, { draws: Draws }>

interface Link {
  name: string
  href: string
}

/** The figure of a family: its own words, and what each of its members says of itself (`inFamily`). */
export function familyFigureOf(tree: Tree, { address, figure }: Family): FigureData | undefined {
  const members = childrenOf(tree, address).filter(isOffering)
  // model/checks/families.ts has seen to it that each member says what is drawn of it, and that one has a table.
  const each = <Drawn>(
    draw: (said: NonNullable<Offering['inFamily']>, link: Link, member: Offering) => Drawn | undefined,
  ) =>
    members.flatMap((member) => draw(member.inFamily ?? {}, { name: member.name, href: member.address }, member) ?? [])
  switch (figure?.draws) {
    case 'map':
      return { ...figure, members: each(({ place }, link) => place && { ...link, place }) }
    case 'lines': {
      const lines = each(({ span, loss }, link, member) => {
        const words = { lasts: stated(member, figure.fact), fails: firstSentence(member.risk ?? '') }
        return span && loss && { ...link, span, loss, ...words }
      })
      return { ...figure, members: lines.toSorted(byHorizon) }
    }
    case 'thread':
      return {
        ...figure,
        ends: each(({ events = [] }, { name, href: page }, { summary: text }) => ({ name, page, text, events })),
      }
    case 'hands':
      return handsOf(figure, members)
    case 'marks': {
      const rows = each(({ marks }, { name, href: page }) => marks && { name, page, ...marks })
      return { ...figure, joined: false, rows }
    }
    case 'call':
      return {
        ...figure,
        members: each((_said, link, { figure: own }) => (own?.draws === 'call' ? { ...own, ...link } : undefined)),
      }
    case 'payoff':
      return { ...figure, members: each(({ contracts }, link) => contracts && { ...link, contracts }) }
    case 'table':
      return withTable(members, figure)
    default:
      return figure
  }
}

/** The table of one member, in the words of the family: only the columns that are members, and each leads to its page. */
function withTable(members: readonly Page[], figure: Pick<FigureData, 'heading' | 'text' | 'label' | 'note'>) {
  const table = members.map(tableOf).find((found) => found !== undefined)
  if (!table)
    throw new Error('No member of the family has a table of marks. The content check should have refused this.')
  const kept = table.columns.flatMap((column, i) => (members.some(({ name }) => name === column) ? [i] : []))
  const of = <Entry>(list: readonly Entry[]) => list.filter((_, i) => kept.includes(i))
  const rows = table.rows.map(({ cells, words, ...row }) => ({
    ...row,
    cells: of(cells),
    ...(words && { words: of(words) }),
  }))
  return { ...table, ...figure, draws: table.draws, columns: of(table.columns), rows }
}

const handLooks = { us: 'full', both: 'half', you: 'open' } as const

/** A row for each document, a mark for each of its pages. */
function handsOf(figure: Drawing<'hands'>, members: readonly Offering[]): FigureOf<'marks'> {
  const documents = members.flatMap((page) => (page.figure?.draws === 'document' ? [{ page, ...page.figure }] : []))
  const most = Math.max(...documents.map(({ contents }) => contents.length))
  const columns = Array.from({ length: most }, (_, i) => `${i + 1}`)
  return {
    ...figure,
    draws: 'marks',
    across: 'Page of its document',
    columns,
    meanings: [
      { mark: 'full', name: 'Written by us' },
      { mark: 'half', name: 'Written together' },
      { mark: 'open', name: 'Written by you' },
    ],
    empty: 'No further page',
    rows: documents.map(({ page: { name, address, inFamily }, contents }) => ({
      name,
      page: address,
      ...(inFamily?.question && { text: inFamily.question }),
      cells: columns.map((_, i) => (contents[i] ? handLooks[contents[i].hand] : 'none')),
    })),
    joined: false,
  }
}

/** The shortest first. */
const byHorizon = (a: { span: { from: string; to: string } }, b: { span: { from: string; to: string } }) =>
  daysIn(a.span.from) - daysIn(b.span.from) || daysIn(a.span.to) - daysIn(b.span.to)

function firstSentence(text: string): string {
  return /^.*?[.?](?=\s|$)/.exec(text)?.[0] ?? text
}

type Told = Extract<Page, { kind: 'home' }>['proof']['exhibits'][number]

/** A figure of another page as the home page or a division shows it: the same data, as much of it as there is room for. */
export function exhibitOf(tree: Tree, { page: href, what, shows, ...said }: Told) {
  const page = pageAt(tree, href)
  const figure = figureOf(tree, page)
  if (!figure) throw new Error(`${href} has no figure to show. The content check should have refused this reference.`)
  return {
    href,
    name: page.name,
    art: artOf(tree, href),
    question: 'inFamily' in page ? page.inFamily?.question : undefined,
    figure: {
      ...chosenOf(figure, shows),
      label: what ? `${figure.label}: ${what}` : figure.label,
      heading: said.finding ?? figure.heading,
      text: said.text ?? figure.text,
    },
  }
}

function figureOf(tree: Tree, page: Page): FigureData | undefined {
  if (page.kind === 'family') return familyFigureOf(tree, page)
  return 'figure' in page ? page.figure : undefined
}

/** The parts of a figure that are named, in that order; of a screen one tab, the first where none is named. */
function chosenOf(figure: FigureData, shows: readonly string[] | undefined): FigureData {
  const chosen = <Part>(parts: readonly Part[], nameOf: (part: Part) => string) =>
    shows?.flatMap((name) => parts.find((part) => nameOf(part) === name) ?? []) ?? [...parts]
  switch (figure.draws) {
    case 'document':
      // The first is the one that phones show.
      return { ...figure, contents: chosen(figure.contents, ({ title }) => title), finding: 1 }
    case 'screen':
      return { ...figure, tabs: chosen(figure.tabs, ({ value }) => value).slice(0, 1) }
    case 'lanes': {
      const lanes = chosen(figure.lanes, ({ name }) => name)
      const isDrawn = (look: string) => lanes.some(({ spans }) => spans.some(({ mark }) => mark === look))
      return { ...figure, lanes, meanings: figure.meanings.filter(({ mark }) => isDrawn(mark)) }
    }
    default:
      return figure
  }
}
