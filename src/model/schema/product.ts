import { z } from 'zod'
import { anchor, common, ending, facts, feature, heading, icon, inclusions, line, phrase, steps } from './parts.ts'

/** Front matter of a product with a page of its own design: Trato and Tinta. */

/** One of several tools, each in a tab of its own. */
const tab = z.strictObject({
  /** Its part of the address: `taxes` is reached at #taxes. */
  value: anchor,
  /** The pictogram of its panel. */
  icon,
  /** One or two words on the tab. */
  title: line(2, 24),
  /** What the tool does, in two to four sentences. */
  description: line(60, 420),
  /** What it includes, a line for each. */
  features: inclusions,
})

/** A group of people, and what changes for it. */
const userGroup = z.strictObject({
  /** The pictogram beside its name. */
  icon,
  /** What the group is called. */
  title: line(2, 48),
  /** How it is without the product, in one or two sentences. */
  before: line(20, 220),
  /** How it is with it, in one or two sentences. */
  after: line(20, 260),
})

const plan = z.strictObject({
  /** What the plan is called. */
  name: line(2, 24),
  /** A month's price as it is printed. The currency is not known, so none is written. */
  price: z.string().regex(/^\d+(\.\d\d)?$/, 'must be a price such as "205.70"'),
  /** For whom it is, in one sentence. */
  description: line(20, 140),
  /** What a buyer saves, such as "Save 10%". */
  saving: phrase(4, 24).optional(),
  /** True marks it as the most popular; at most one is. */
  popular: z.boolean().default(false),
  /** What it includes, a line for each. */
  features: inclusions,
})

/** A row of the table that compares the plans. */
const planRow = z.strictObject({
  /** What is compared. */
  label: line(2, 48),
  /** One for each plan, in the same order. */
  values: z.array(line(1, 40)),
})

const pricing = z
  .strictObject({
    /** What holds for every plan. */
    guarantee: line(10, 120),
    /** The plans, from the smallest. */
    plans: z.array(plan).min(2).max(4),
    /** The table that compares them. */
    rows: z.array(planRow).min(3).max(12),
  })
  .superRefine(({ plans, rows }, context) => {
    if (plans.filter(({ popular }) => popular).length > 1)
      context.addIssue({ code: 'custom', path: ['plans'], message: 'has more than one marked as popular' })
    for (const [i, { values }] of rows.entries())
      if (values.length !== plans.length)
        context.addIssue({
          code: 'custom',
          path: ['rows', i, 'values'],
          message: `must have ${plans.length} entries, one for each plan, and has ${values.length}`,
        })
  })

const testimonial = z.strictObject({
  /** What the person says, without quotation marks. */
  quote: line(40, 320),
  /** The role of the person, never an invented name. */
  name: line(2, 48),
  /** Where the person works, such as "Studio of six". */
  title: line(2, 48),
})

export const product = z.strictObject({
  kind: z.literal('product'),
  ...common,
  /** The product's own website, where it has one. */
  website: z.url().optional(),
  /** Four things a visitor wants to know first. */
  facts,
  /** What one gains by it, or what it can do. */
  features: z.strictObject({
    /** What they are, such as "Benefits". */
    heading,
    /** Each with its pictogram. */
    points: z.array(feature).min(4).max(8),
  }),
  /** Tools in tabs. */
  tools: z
    .strictObject({
      /** What the tools are. */
      heading,
      /** The tabs; the first is shown first. */
      tabs: z.array(tab).min(2).max(6),
    })
    .optional(),
  /** Who uses it. */
  groups: z
    .strictObject({
      /** What the list is. */
      heading,
      /** The groups, one below the other. */
      groups: z.array(userGroup).min(2).max(6),
    })
    .optional(),
  /** How it works, in order. */
  steps,
  /** What it costs, where that is known. */
  pricing: pricing.optional(),
  /** Voices, where there are some. */
  testimonials: z
    .strictObject({
      /** Says that the voices are illustrative. */
      note: line(20, 160),
      /** The voices. */
      quotes: z.array(testimonial).min(2).max(4),
    })
    .optional(),
  ...ending,
})
