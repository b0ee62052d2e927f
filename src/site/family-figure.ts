import type { Page } from '../model/page.ts'
import type { FigureData, FigureOf } from '../model/schema/figures/figure.ts'
import type { MarkName } from '../model/schema/figures/told.ts'
import { rightNames } from '../model/schema/in-family.ts'
import { isOffering } from './offering-views.ts'
import { childrenOf, type Tree } from './tree.ts'

type Family = Extract<Page, { kind: 'family' }>
type Drawing<Draws> = Extract<NonNullable<Family['figure']>, { draws: Draws }>
type Offering = Exclude<Extract<Page, { kind: 'offering' }>, { status: 'in-preparation' }>
type Row = FigureOf<'marks'>['rows'][number]

/** The figure of a family: its own words, and what each of its members says of itself (`inFamily`). */
export function familyFigureOf(tree: Tree, { address, figure }: Family): FigureData | undefined {
  const members = childrenOf(tree, address).filter(isOffering)
  switch (figure?.draws) {
    case 'hands':
      return handsOf(figure, members)
    case 'rights':
      return rightsOf(figure, members)
    case 'thread':
      return {
        ...figure,
        ends: members.map(({ name, address: page, summary: text, inFamily }) => ({
          name,
          page,
          text,
          events: inFamily?.events ?? [],
        })),
      }
    default:
      return figure
  }
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
      { mark: 'full', name: 'Our page' },
      { mark: 'half', name: 'Written together' },
      { mark: 'open', name: 'Your page' },
    ],
    empty: 'No further page',
    rows: documents.map(({ page, contents }) => ({
      ...nameOf(page),
      ...(page.inFamily?.question && { text: page.inFamily.question }),
      cells: columns.map((_, i) => (contents[i] ? handLooks[contents[i].hand] : 'none')),
    })),
    joined: false,
  }
}

/** A row for each member, with who has each right; filled where those have it who sign. */
function rightsOf({ columns, ...figure }: Drawing<'rights'>, members: readonly Offering[]): FigureOf<'marks'> {
  return {
    ...figure,
    draws: 'marks',
    columns: rightNames.map((name) => columns[name]),
    meanings: [
      { mark: 'full', name: 'Those who do the study and sign it' },
      { mark: 'open', name: 'Somebody else' },
    ],
    rows: members.flatMap((page) => {
      const { rights } = page.inFamily ?? {}
      if (!rights) return []
      const marks = rightNames.map((name): MarkName => (rights[name].signs ? 'full' : 'open'))
      return { ...nameOf(page), cells: marks, words: rightNames.map((name) => rights[name].who) }
    }),
    joined: false,
  }
}

const nameOf = ({ name, address }: Offering): Pick<Row, 'name' | 'page'> => ({ name, page: address })
