import { z } from 'zod'
import { familyFigure } from './family-figure.ts'
import { offering, opening, stage } from './offering.ts'
import {
  common,
  ending,
  exhibit,
  feature,
  heading,
  icon,
  inclusions,
  kind,
  nextStep,
  point,
  risk,
  steps,
} from './parts.ts'
import { product } from './product.ts'
import { flag, group, list, many } from './shape.ts'
import { address, formed, line, phrase } from './text.ts'

/** Front matter of what the group offers: divisions, their families, and the offerings in them. */

/** The generators of drawn fields. The tally is also that of the company's own pages. */
export const artStyles = ['lattice', 'curves', 'paths', 'rings', 'circles', 'tally'] as const
export type ArtStyle = (typeof artStyles)[number]

/** One of a division's products, on a card. */
const productCard = group({
  ...feature.shape,
  features: inclusions,
  page: address.describe('The page it leads to.'),
  action: phrase(4, 40).describe('What is to be seen there, at the foot of the card, such as "See the four systems".'),
})

const products = group({
  heading: heading.describe('Above the cards.'),
  cards: list(4, 4, productCard).describe('The products, a card for each; their families follow in rows.'),
})

const families = group({
  heading: heading.describe('Above the rows.'),
  text: line(20, 240).optional().describe('One or two sentences beside it.'),
  apart: list(0, many, {
    page: address.describe('The family.'),
    text: line(20, 240).describe('How its members differ, or what is done there.'),
  })
    .default([])
    .describe('A sentence for a family, before the names of its members.'),
})

const division = group({
  kind: kind('division'),
  ...common,
  ...opening,
  more: phrase(8, 40)
    .default('See all of them')
    .describe('The quiet link beside the button, to the rows of its families.'),
  art: z
    .enum(artStyles)
    .describe("The generator that draws this division's pictures, and its color: no other division's."),
  products: products.optional().describe('Its products on four cards, right below its head, where it has some.'),
  families: families.describe('All that it has, a row for each family, or for each page that belongs to none.'),
  exhibit: exhibit.optional().describe('A figure of one of its pages, below the rows.'),
  working: heading.default('How we work').describe('Above the principles.'),
  principles: list(3, 5, point).describe('How the division works, in three to five points.'),
  next: nextStep,
})

/** What is not known yet is said in one way: another wording would sound like news. */
const toldOnce = (text: string) =>
  z.literal(text).default(text).describe('Left out: all pages in preparation say the same.')

const inPreparation = group({
  kind: kind('offering'),
  ...common,
  description: toldOnce('Its details are not published yet. Ask us what is known today, or read about those below.'),
  summary: toldOnce('Details are not published yet'),
  status: z.literal('in-preparation').describe('Its content is not known yet.'),
})

const amount = formed(/^\d+(\.\d+)?[MB]$/, 'must be a number with M or B behind it, such as 1.2B')
const change = formed(/^[+-]\d+(\.\d+)?%$/, 'must be a percentage with its sign, such as +12.5%')

const assetClass = group({
  icon: icon.describe('The pictogram above it.'),
  title: line(2, 24).describe('What is held, such as "Real Estate".'),
  description: line(20, 260).describe('How it is looked after, in one or two sentences.'),
  aum: amount.describe('Assets under management. The currency is not known, so none is written.'),
  performance: change.describe('Performance year on year.'),
})

/** Asset classes with their figures, on cards. */
export const assets = group({
  kind: kind('assets'),
  ...common,
  ...opening,
  stage,
  classes: list(4, 4, assetClass).describe('The classes, each with its figures.'),
  risk: risk.describe('Stands beside the figures: no performance is shown without it.'),
  caveat: line(20, 200).describe(
    'What the figures do not say, such as their currency and date. Stands above the cards.',
  ),
  way: line(8, 160).optional().describe('One sentence beside how a value is recorded.'),
  steps,
  ...ending,
})

/** A page that gathers the pages below it. */
const family = group({
  kind: kind('family'),
  ...common,
  ...opening,
  figure: familyFigure.optional().describe('One drawing of its members, below the opening.'),
  more: phrase(8, 40)
    .default('See them all')
    .describe('The quiet link beside the button, to the list of its members, such as "Go to the twelve funds".'),
  members: group({
    heading: line(4, 60).describe('The heading, such as "Twelve funds, by what they pay".'),
    text: line(20, 240).optional().describe('One or two sentences beside it.'),
  }).describe('Above the list of its members.'),
  compare: list(0, 4, line(2, 24))
    .default([])
    .describe('Facts of its members that the list compares: for, get, cost, or the label of a fact.'),
  carriesRisk: flag.describe('True where every member must carry its own note about risk.'),
  choosing: list(0, 4, point).default([]).describe('How to choose among its members.'),
  next: nextStep,
})

/** The kinds of page that these are: a new one is named here, and its template in src/templates/by-kind.ts. */
export const offers = [
  division,
  family,
  z.discriminatedUnion('status', [offering, inPreparation]),
  assets,
  product,
] as const
