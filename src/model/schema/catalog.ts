import { z } from 'zod'
import {
  address,
  common,
  ending,
  facts,
  feature,
  heading,
  icon,
  inclusions,
  line,
  nextStep,
  point,
  risk,
  steps,
} from './parts.ts'

/** Front matter of what the group offers: divisions, their families, and the offerings in them. */

/** The five generators of drawn fields. */
const artStyles = ['lattice', 'curves', 'paths', 'arcs', 'circles'] as const
export type ArtStyle = (typeof artStyles)[number]

/** A card for one of a division's products. */
const softwareProduct = z.strictObject({
  ...feature.shape,
  /** What it includes, a line for each. */
  features: inclusions,
  /** The page it leads to. */
  page: address,
})

const productCards = z.strictObject({
  /** What the cards are. */
  heading,
  /** The cards, two in a row. */
  cards: z.array(softwareProduct).length(4),
})

export const division = z.strictObject({
  kind: z.literal('division'),
  ...common,
  /** The generator that draws this division's pictures. */
  art: z.enum(artStyles),
  /** Its products at a glance, where it has some. */
  products: productCards.optional(),
  /** How the division works, in three to five points. */
  principles: z.array(point).min(3).max(5),
  /** The closing band. */
  next: nextStep,
})

export const family = z.strictObject({
  kind: z.literal('family'),
  ...common,
  /** Facts that every child states; they become the comparison table. */
  compare: z.array(line(2, 24)).max(4).default([]),
  /** True where every child must carry its own note about risk. */
  carriesRisk: z.boolean().default(false),
  /** How to choose among the children. */
  choosing: z.array(point).min(2).max(4),
  /** The closing band. */
  next: nextStep,
})

export const offering = z.strictObject({
  kind: z.literal('offering'),
  /** Left out on a published page. */
  status: z.literal('published').default('published'),
  ...common,
  /** Four things a visitor wants to know first. */
  facts,
  /** What it does. */
  capabilities: z.array(point).min(4).max(6),
  /** How it works, in order. */
  steps,
  /** Left out where nothing is invested. */
  risk: risk.optional(),
  ...ending,
})

export const inPreparation = z.strictObject({
  kind: z.literal('offering'),
  /** Its content is not known yet. */
  status: z.literal('in-preparation'),
  ...common,
})

const assetClass = z.strictObject({
  /** The pictogram above it. */
  icon,
  /** What is held, such as "Real Estate". */
  title: line(2, 24),
  /** How it is looked after, in one or two sentences. */
  description: line(20, 260),
  /** Assets under management: a number with M or B behind it. The currency is not known, so none is written. */
  aum: z.string().regex(/^\d+(\.\d+)?[MB]$/, 'must be a number with M or B behind it, such as 1.2B'),
  /** Performance year on year, with its sign. */
  performance: z.string().regex(/^[+-]\d+(\.\d+)?%$/, 'must be a percentage with its sign, such as +12.5%'),
})

/** Asset classes with their figures, compared. */
export const assets = z.strictObject({
  kind: z.literal('assets'),
  ...common,
  /** The classes, each with its figures. */
  classes: z.array(assetClass).length(4),
  /** Stands beside the figures: no performance is shown without it. */
  risk,
  /** How it works, in order. */
  steps,
  ...ending,
})
