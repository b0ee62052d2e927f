import { z } from 'zod'
import { address, common, feature, heading, line, nextStep, point } from './parts.ts'

/** Front matter of the pages about the group itself. */

const action = z.strictObject({
  /** What stands on the button. */
  label: line(2, 24),
  /** Where it leads. */
  page: address,
})

const serviceCard = z.strictObject({
  /** The card's title. */
  title: line(2, 40),
  /** What the division does, in one sentence. */
  description: line(20, 140),
  /** The division it leads to; the icon is a small form of that page's picture. */
  page: address,
})

export const home = z.strictObject({
  kind: z.literal('home'),
  ...common,
  /** The headline. */
  heading: line(2, 70),
  /** The two buttons of the hero: the first is the main one. */
  actions: z.array(action).length(2),
  /** The grid of divisions. */
  services: z.strictObject({
    /** What the cards are. */
    heading,
    /** One sentence beside the heading. */
    intro: line(10, 120),
    /** One card for each division. */
    cards: z.array(serviceCard).length(5),
  }),
  /** The carousel. */
  insights: z.strictObject({
    /** What the slides are. */
    heading,
    /** Four articles worth reading; each slide shows one's headline, category and summary. */
    articles: z.array(address).length(4),
  }),
  /** The closing band. */
  next: nextStep,
})

const outboundLink = z.strictObject({
  /** What it leads to, such as "Profile". */
  label: line(2, 24),
  /** The address, on another site. */
  href: z.url(),
})

const teamMember = z.strictObject({
  /** Left out until the owner fills it in; the role stands in its place. */
  name: line(2, 60).optional(),
  /** What the person does here. */
  role: line(2, 60),
  /** Paragraphs, separated by blank lines. */
  bio: line(80, 1600),
  /** Where to read more: a profile and a blog. */
  links: z.array(outboundLink).length(2),
})

export const about = z.strictObject({
  kind: z.literal('about'),
  ...common,
  /** Why the group exists: paragraphs, separated by blank lines. */
  mission: line(80, 1200),
  /** What it holds itself to. */
  values: z.array(feature).length(4),
  /** The people who lead the group. */
  team: z.array(teamMember).min(1),
  /** The closing band. */
  next: nextStep,
})

export const careers = z.strictObject({
  kind: z.literal('careers'),
  ...common,
  /** The band of reasons to work here. */
  perks: z.strictObject({
    /** Why to work here. */
    heading,
    /** The reasons. */
    points: z.array(point).length(4),
  }),
  /** The list of positions, which come from content/positions. */
  positions: z.strictObject({
    /** What the list is. */
    heading,
    /** What the list says while no position is open. */
    none: line(20, 200),
  }),
  /** The closing band. */
  next: nextStep,
})

export const contact = z.strictObject({
  kind: z.literal('contact'),
  ...common,
  /** The heading over the form. */
  form: heading,
  /** The card about when somebody answers. */
  hours: z.strictObject({
    /** What the card is. */
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
