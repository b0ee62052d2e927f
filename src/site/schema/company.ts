import { z } from 'zod'
import { address, common, feature, heading, line, nextStep, point } from './parts.ts'

/** Front matter of the pages about the group itself. */

export const home = z.strictObject({
  kind: z.literal('home'),
  ...common,
  heading: line(2, 70),
  /** The two buttons of the hero: the first is the main one. */
  actions: z.array(z.strictObject({ label: line(2, 24), page: address })).length(2),
  /** The grid of divisions. */
  services: z.strictObject({
    heading,
    intro: line(10, 120),
    cards: z
      .array(
        z.strictObject({
          /** The card's title. */
          title: line(2, 40),
          /** What the division does, in one sentence. */
          description: line(20, 140),
          /** The division it leads to; its glyph is drawn from that page. */
          page: address,
        }),
      )
      .length(5),
  }),
  /** The carousel: four articles worth reading, by address. */
  insights: z.strictObject({ heading, articles: z.array(address).length(4) }),
  next: nextStep,
})

export const about = z.strictObject({
  kind: z.literal('about'),
  ...common,
  /** Why the group exists: paragraphs, separated by blank lines. */
  mission: line(80, 1200),
  /** What it holds itself to. */
  values: z.array(feature).length(4),
  team: z
    .array(
      z.strictObject({
        /** Left out until the owner fills it in; the role stands in its place. */
        name: line(2, 60).optional(),
        role: line(2, 60),
        /** Paragraphs, separated by blank lines. */
        bio: line(80, 1600),
        /** Where to read more: a profile and a blog. */
        links: z.array(z.strictObject({ label: line(2, 24), href: z.url() })).length(2),
      }),
    )
    .min(1),
  next: nextStep,
})

export const careers = z.strictObject({
  kind: z.literal('careers'),
  ...common,
  /** The band of reasons to work here. */
  perks: z.strictObject({ heading, points: z.array(point).length(4) }),
  /** The list of positions, which come from content/positions. */
  positions: z.strictObject({
    heading,
    /** What the list says while no position is open. */
    none: line(20, 200),
  }),
  next: nextStep,
})

export const contact = z.strictObject({
  kind: z.literal('contact'),
  ...common,
  /** The heading over the form. */
  form: heading,
  hours: z.strictObject({
    heading,
    /** The days and hours. */
    text: line(10, 120),
    /** What to do outside them. */
    urgent: line(20, 200),
  }),
})

export const legal = z.strictObject({
  kind: z.literal('legal'),
  ...common,
  /** True shows the date of the day it is read. */
  dated: z.boolean().default(false),
})
