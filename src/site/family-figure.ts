import { daysIn } from '../lib/duration.ts'
import type { Page } from '../model/page.ts'
import type { FigureData } from '../model/schema/figures/figure.ts'
import { firstSentence } from './first-sentence.ts'
import { isOffering, type Offering, stated } from './offering-views.ts'
import { childrenOf, type Tree } from './tree.ts'

type Figure = NonNullable<Extract<Page, { kind: 'family' }>['figure']>

/** The figure of a family: its own words, and what each of its members says of itself (`inFamily`). */
export function familyFigureOf(
  tree: Tree,
  { figure, address }: Pick<Extract<Page, { kind: 'family' }>, 'figure' | 'address'>,
): FigureData | undefined {
  return figure && drawingOf(figure, childrenOf(tree, address).filter(isOffering))
}

function drawingOf(figure: Figure, members: readonly Offering[]): FigureData {
  switch (figure.draws) {
    case 'map':
      return { ...figure, members: members.flatMap(placedOf) }
    case 'thread':
      return {
        ...figure,
        ends: members.map(({ name, address, summary, inFamily }) => ({
          name,
          page: address,
          text: summary,
          events: inFamily?.events ?? [],
        })),
      }
    case 'lines':
      return { ...figure, members: members.flatMap((member) => lineOf(member, figure.fact)).toSorted(byHorizon) }
  }
}

const linkOf = ({ name, address }: Offering) => ({ name, href: address })

// checks/in-family.ts has seen to it that every member says what is drawn of it.
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
