import { z } from 'zod'
import { inquiryLabels } from './inquiries.ts'

/**
 * What a content file may say. The limits are the ones search results, menus and
 * cards can show in full; the build stops on anything else (see problems.ts).
 */

/** A page's address: `/`, or lower-case words joined by hyphens, no slash at the end. */
const address = z
  .string()
  .regex(/^\/$|^(\/[a-z0-9&]+(-[a-z0-9&]+)*)+$/, 'must be an address such as /services/consulting')

const line = (min: number, max: number) => z.string().trim().min(min).max(max)

/** A short heading with one or two sentences: a capability, a step, a group of people. */
const point = z.strictObject({
  /** Two to five words. */
  title: line(2, 48),
  /** One or two sentences. */
  text: line(20, 260),
})

const fact = z.strictObject({
  /** What is stated, such as "Horizon". */
  label: line(2, 24),
  /** The statement, short enough for a quarter of the page's width. */
  value: line(2, 60),
})

const question = z.strictObject({
  /** As a visitor would ask it. */
  question: line(10, 110).endsWith('?', 'must end with a question mark'),
  /** The answer, in one to three sentences. */
  answer: line(20, 420),
})

const nextStep = z.strictObject({
  /** The sentence in the closing band. */
  heading: line(8, 70),
  /** What the contact form is opened on. */
  inquiry: z.enum(inquiryLabels),
})

/** The kit's icons that content may name. */
const icons = ['spark', 'target', 'scale', 'globe'] as const

/** The five generators of drawn fields. */
const artStyles = ['lattice', 'curves', 'paths', 'arcs', 'circles'] as const
export type ArtStyle = (typeof artStyles)[number]

const common = {
  /** The page's name in menus, breadcrumbs and links; also its heading unless `heading` is set. */
  name: line(2, 40),
  /** The main heading, where it is not the name. */
  heading: line(2, 70).optional(),
  /** Title in the browser's tab and in search results; the company's name is added behind it. */
  title: line(8, 48),
  /** One sentence: what this is and for whom. Under the heading and in search results. */
  description: line(70, 155),
  /** One short line in menus, cards and the breadcrumb. No full stop. */
  summary: line(15, 80).regex(/[^.]$/, 'must not end with a full stop'),
  /** Place among the pages of the same folder, from 1. */
  order: z.int().min(1),
  /** Old or other addresses that lead here, by permanent redirect. */
  aliases: z.array(address).default([]),
  /** Parts of the page that the menu links to; each names an anchor. */
  parts: z.array(z.strictObject({ label: line(2, 40), anchor: z.string().regex(/^[a-z0-9-]+$/) })).optional(),
}

const home = z.strictObject({
  kind: z.literal('home'),
  ...common,
  heading: line(2, 70),
  /** The two buttons of the hero: the first is the main one. */
  actions: z.array(z.strictObject({ label: line(2, 24), page: address })).length(2),
  /** The grid of divisions. */
  services: z.strictObject({
    heading: line(2, 48),
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
  /** Four pieces worth reading; each leads to its category. */
  insights: z.strictObject({
    heading: line(2, 48),
    cards: z.array(z.strictObject({ title: line(10, 70), category: address, summary: line(20, 120) })).length(4),
  }),
  next: nextStep,
})

const about = z.strictObject({
  kind: z.literal('about'),
  ...common,
  /** Why the group exists: paragraphs, separated by blank lines. */
  mission: line(80, 1200),
  /** What it holds itself to. */
  values: z
    .array(
      z.strictObject({
        icon: z.enum(icons),
        title: line(2, 40),
        /** One or two sentences. */
        description: line(20, 260),
      }),
    )
    .length(4),
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

const careers = z.strictObject({
  kind: z.literal('careers'),
  ...common,
  /** The band of reasons to work here. */
  perks: z.strictObject({ heading: line(2, 48), points: z.array(point).length(4) }),
  /** The list of positions, which come from content/positions. */
  positions: z.strictObject({
    heading: line(2, 48),
    /** What the list says while no position is open. */
    none: line(20, 200),
  }),
  next: nextStep,
})

const contact = z.strictObject({
  kind: z.literal('contact'),
  ...common,
  /** The heading over the form. */
  form: line(2, 48),
  hours: z.strictObject({
    heading: line(2, 48),
    /** The days and hours. */
    text: line(10, 120),
    /** What to do outside them. */
    urgent: line(20, 200),
  }),
})

const legal = z.strictObject({
  kind: z.literal('legal'),
  ...common,
  /** True shows the date of the day it is read. */
  dated: z.boolean().default(false),
})

const division = z.strictObject({
  kind: z.literal('division'),
  ...common,
  /** The generator that draws this division's pictures. */
  art: z.enum(artStyles),
  /** How the division works, in three to five points. */
  principles: z.array(point).min(3).max(5),
  next: nextStep,
})

const family = z.strictObject({
  kind: z.literal('family'),
  ...common,
  /** Facts that every child states; they become the comparison table. */
  compare: z.array(line(2, 24)).max(4).default([]),
  /** True where every child must carry its own note about risk. */
  carriesRisk: z.boolean().default(false),
  /** How to choose among the children. */
  choosing: z.array(point).min(2).max(4),
  next: nextStep,
})

const related = z.array(address).min(2).max(4)

const offering = z.strictObject({
  kind: z.literal('offering'),
  /** Left out on a published page. */
  status: z.literal('published').default('published'),
  ...common,
  /** Four things a visitor wants to know first. */
  facts: z.array(fact).length(4),
  /** What it does. */
  capabilities: z.array(point).min(4).max(6),
  /** How it works, in order. */
  steps: z.array(point).min(3).max(5),
  /** What can go wrong, in plain language, about this offering alone. */
  risk: line(60, 420).optional(),
  questions: z.array(question).length(3),
  /** Other pages worth reading next; none in preparation. */
  related,
  next: nextStep,
})

const inPreparation = z.strictObject({
  kind: z.literal('offering'),
  status: z.literal('in-preparation'),
  ...common,
})

const program = z.strictObject({
  kind: z.literal('program'),
  ...common,
  facts: z.array(fact).length(4),
  /** Who it is for. */
  audience: z.array(point).min(2).max(4),
  /** What is offered. */
  offers: z.array(point).min(3).max(6),
  /** How to take part, in order. */
  steps: z.array(point).min(3).max(5),
  questions: z.array(question).length(3),
  related,
  next: nextStep,
})

const category = z.strictObject({
  kind: z.literal('category'),
  ...common,
  /** What is published here. */
  covers: z.array(point).min(3).max(5),
  questions: z.array(question).length(3),
  related,
  next: nextStep,
})

/** Front matter of a page, by kind; an offering also by its status. */
export const pageSchema = z.discriminatedUnion('kind', [
  home,
  about,
  careers,
  contact,
  legal,
  division,
  family,
  z.discriminatedUnion('status', [offering, inPreparation]),
  program,
  category,
])

export type FrontMatter = z.infer<typeof pageSchema>
