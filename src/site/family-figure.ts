import { daysIn } from '../lib/duration.ts'
import { tableOf } from '../model/checks/families.ts'
import { isOffering, type Offering, type Page } from '../model/page.ts'
import type { FigureData, FigureOf } from '../model/schema/figures/figure.ts'
import { stated } from './offering-views.ts'
import { childrenOf, type Tree } from './tree.ts'

type Family = Extract<Page, { kind: 'family' }>
type Drawing<Draws> = Extract<NonNullable<Family['figure']>, { draws: Draws }>

/** The figure of a family: its own words, and what each of its members says of itself (`inFamily`). */
export function familyFigureOf(tree: Tree, { address, figure }: Family): FigureData | undefined {
  const members = childrenOf(tree, address).filter(isOffering)
  switch (figure?.draws) {
    case 'map':
      return { ...figure, members: members.flatMap(placedOf) }
    case 'lines':
      return { ...figure, members: members.flatMap((member) => lineOf(member, figure.fact)).toSorted(byHorizon) }
    case 'thread':
      return threadOf(figure, members)
    case 'hands':
      return handsOf(figure, members)
    case 'marks':
      return {
        ...figure,
        joined: false,
        rows: members.flatMap(({ name, address: page, inFamily }) =>
          inFamily?.marks ? [{ name, page, ...inFamily.marks }] : [],
        ),
      }
    case 'call':
      return {
        ...figure,
        members: members.flatMap(({ name, address: href, figure: own }) =>
          own?.draws === 'call' && 'messages' in own ? [{ ...own, name, href }] : [],
        ),
      }
    // model/checks/families.ts has seen to it that each member says what is drawn of it, and that one has a table.
    case 'payoff':
      return {
        ...figure,
        members: members.flatMap(({ name, address: href, inFamily }) =>
          inFamily?.contracts ? [{ name, href, contracts: inFamily.contracts }] : [],
        ),
      }
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

/** What leads to each member. */
function threadOf(figure: Drawing<'thread'>, members: readonly Offering[]): FigureOf<'thread'> {
  const ends = members.map(({ name, address: page, summary: text, inFamily }) => ({
    name,
    page,
    text,
    events: inFamily?.events ?? [],
  }))
  return { ...figure, ends }
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

const linkOf = ({ name, address }: Offering) => ({ name, href: address })

// checks/family-figures.ts has seen to it that every member says what is drawn of it.
const placedOf = (member: Offering) => {
  const { place } = member.inFamily ?? {}
  return place ? [{ ...linkOf(member), place }] : []
}

const lineOf = (member: Offering, fact: string) => {
  const { span, loss } = member.inFamily ?? {}
  if (!span || !loss) return []
  const words = { lasts: stated(member, fact), fails: firstSentence(member.risk ?? '') }
  return [{ ...linkOf(member), span, loss, ...words }]
}

/** The shortest first. */
const byHorizon = (a: { span: { from: string; to: string } }, b: { span: { from: string; to: string } }) =>
  daysIn(a.span.from) - daysIn(b.span.from) || daysIn(a.span.to) - daysIn(b.span.to)

function firstSentence(text: string): string {
  return /^.*?[.?](?=\s|$)/.exec(text)?.[0] ?? text
}
