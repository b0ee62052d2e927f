import { z } from 'zod'
import { common, ending, facts, feature, heading, icon, inclusions, kind, steps } from './parts.ts'
import { anchor, formed, line, phrase, webAddress } from './text.ts'

/** Front matter of a product with a page of its own design: Trato and Tinta. */

/** One of several tools, each in a tab of its own. */
const tab = z.strictObject({
  value: anchor.describe('Its part of the address: `taxes` is reached at #taxes.'),
  icon: icon.describe('The pictogram of its panel.'),
  title: line(2, 24).describe('One or two words on the tab.'),
  description: line(60, 420).describe('What the tool does, in two to four sentences.'),
  features: inclusions,
})

/** A group of people, and what changes for it. */
const userGroup = z.strictObject({
  icon: icon.describe('The pictogram beside its name.'),
  title: line(2, 48).describe('What the group is called.'),
  before: line(20, 220).describe('How it is without the product, in one or two sentences.'),
  after: line(20, 260).describe('How it is with it, in one or two sentences.'),
})

const price = formed(/^\d+(\.\d\d)?$/, 'must be a price such as "205.70"')

const plan = z.strictObject({
  name: line(2, 24).describe('What the plan is called.'),
  price: price.describe("A month's price as it is printed. The currency is not known, so none is written."),
  description: line(20, 140).describe('For whom it is, in one sentence.'),
  saving: phrase(4, 24).optional().describe('What a buyer saves, such as "Save 10%".'),
  popular: z.boolean().default(false).describe('True marks it as the most popular; at most one is.'),
  features: inclusions,
})

/** A row of the table that compares the plans. */
const planRow = z.strictObject({
  label: line(2, 48).describe('What is compared.'),
  values: z.array(line(1, 40)).describe('One for each plan, in the same order.'),
})

const pricing = z
  .strictObject({
    guarantee: line(10, 120).describe('What holds for every plan.'),
    plans: z.array(plan).min(2).max(4).describe('The plans, from the smallest.'),
    rows: z.array(planRow).min(3).max(12).describe('The table that compares them.'),
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
  quote: line(40, 320).describe('What the person says, without quotation marks.'),
  name: line(2, 48).describe('The role of the person, never an invented name.'),
  title: line(2, 48).describe('Where the person works, such as "Studio of six".'),
})

export const product = z.strictObject({
  kind: kind('product'),
  ...common,
  website: webAddress.optional().describe("The product's own website, where it has one."),
  facts,
  features: z
    .strictObject({
      heading: heading.describe('What they are, such as "Benefits".'),
      points: z.array(feature).min(4).max(8).describe('Each with its pictogram.'),
    })
    .describe('What one gains by it, or what it can do.'),
  tools: z
    .strictObject({
      heading: heading.describe('What the tools are.'),
      tabs: z.array(tab).min(2).max(6).describe('The tabs; the first is shown first.'),
    })
    .optional()
    .describe('Tools in tabs.'),
  groups: z
    .strictObject({
      heading: heading.describe('What the list is.'),
      groups: z.array(userGroup).min(2).max(6).describe('The groups, one below the other.'),
    })
    .optional()
    .describe('Who uses it.'),
  steps,
  pricing: pricing.optional().describe('What it costs, where that is known.'),
  testimonials: z
    .strictObject({
      note: line(20, 160).describe('Says that the voices are illustrative.'),
      quotes: z.array(testimonial).min(2).max(4).describe('The voices.'),
    })
    .optional()
    .describe('Voices, where there are some.'),
  ...ending,
})
