import { z } from 'zod'
import { appEntry } from './apps.ts'
import { drawnWindow } from './drawn.ts'
import { common, ending, facts, feature, heading, icon, inclusions, kind, point, risk } from './parts.ts'
import { address, anchor, formed, line, phrase, webAddress } from './text.ts'

/** Front matter of a product that is shown by its tools, each in a tab with its drawn window. */

/** One of several tools, each in a tab of its own. */
const tab = z.strictObject({
  value: anchor.describe('Its part of the address: `taxes` is reached at #taxes.'),
  icon: icon.describe('The pictogram in the bar of its window.'),
  title: line(2, 24).describe('One or two words on the tab.'),
  description: line(60, 420).describe('What the tool does, in two to four sentences.'),
  features: inclusions,
  screen: drawnWindow,
  worked: z
    .strictObject({
      text: line(20, 120).describe('What in the window it explains. It ends before the link.'),
      page: address.describe('The page that works through it.'),
    })
    .optional()
    .describe('Where a figure in the window comes from; it stands below the window.'),
})

const step = z.strictObject({
  ...point.shape,
  stops: z.array(phrase(3, 18)).min(1).max(3).describe('What it passes, drawn on the line, in order.'),
})

const price = formed(/^\d+(\.\d\d)?$/, 'must be a price such as "205.70"')

const plan = z.strictObject({
  name: line(2, 24).describe('What the plan is called.'),
  price: price.describe("A month's price as it is printed. The currency is not known, so none is written."),
  description: line(20, 140).describe('For whom it is, in one sentence.'),
  saving: phrase(4, 24).optional().describe('What a buyer saves, such as "Save 10%".'),
  popular: z.boolean().default(false).describe('True marks it as the most popular; at most one is.'),
  features: z.array(phrase(3, 70)).min(1).max(4).describe('What it includes that others may not, a line for each.'),
})

const pricing = z
  .strictObject({
    intro: line(20, 200).describe('What the plans have in common, or where they differ.'),
    guarantee: line(10, 120).describe('What holds for every plan.'),
    plans: z.array(plan).min(2).max(4).describe('The plans, from the smallest.'),
  })
  .superRefine(({ plans }, context) => {
    if (plans.filter(({ popular }) => popular).length > 1)
      context.addIssue({ code: 'custom', path: ['plans'], message: 'has more than one marked as popular' })
    for (const [i, { name }] of plans.entries())
      if (plans.findIndex((plan) => plan.name.toLowerCase() === name.toLowerCase()) < i)
        context.addIssue({ code: 'custom', path: ['plans', i, 'name'], message: `is "${name}", the name of two plans` })
    for (const [i, { features }] of plans.entries())
      for (const [n, feature] of features.entries())
        if (plans.every((other) => other.features.includes(feature)))
          context.addIssue({
            code: 'custom',
            path: ['plans', i, 'features', n],
            message: 'is the same in every plan, and belongs into "intro" or "guarantee"',
          })
  })

const testimonial = z.strictObject({
  quote: line(40, 320).describe('What the person says, without quotation marks.'),
  name: line(2, 48).describe('The role of the person, never an invented name.'),
  title: line(2, 48).describe('Where the person works, such as "Studio of six".'),
})

const fields = z.strictObject({
  kind: kind('product'),
  ...common,
  website: webAddress.optional().describe("The product's own website, where it has one."),
  facts,
  features: z
    .strictObject({
      heading: heading.describe('What they are, such as "Benefits".'),
      points: z.array(feature).length(4).describe('The four of them, in cards.'),
    })
    .describe('What one gains by it.'),
  tools: z
    .strictObject({
      heading: heading.describe('What the tools are.'),
      tabs: z.array(tab).min(2).max(6).describe('The tabs; the first is shown first.'),
      note: line(20, 100).describe('Says that what the windows show is made up. It stands beside the heading.'),
    })
    .describe('Tools in tabs.'),
  risk: risk.describe('What can go wrong. Stands beside the text.'),
  steps: z.array(step).min(3).max(5).describe('How it works, in order, along one line.'),
  final: z
    .strictObject({
      step: z.int().min(2).describe('The step, by its number.'),
      text: line(10, 60).describe('What stands at it.'),
    })
    .describe('From which step on nothing can be taken back. The line of the steps is dashed up to it.'),
  pricing: pricing.optional().describe('What it costs, where that is known.'),
  testimonials: z
    .strictObject({
      note: line(20, 160).describe('Says that the voices are illustrative. It stands beside their heading.'),
      quotes: z.array(testimonial).length(3).describe('The three voices.'),
    })
    .optional()
    .describe('Voices, where there are some.'),
  entry: appEntry.optional().describe('Its row, where it stands in a family of apps.'),
  ...ending,
})

/** The price that a fact names, such as "From 205.70 per month". */
const namesPrice = /([\d.]+) per month/

export const product = fields.superRefine(({ facts: stated, pricing, steps, final }, context) => {
  const complain = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message })
  if (final.step > steps.length) complain(['final', 'step'], `is ${final.step}, and there are ${steps.length} steps`)
  if (!pricing) return
  const prices = pricing.plans.map((plan) => plan.price)
  for (const [i, { value }] of stated.entries()) {
    const [, cost] = namesPrice.exec(value) ?? []
    if (cost && !prices.includes(cost))
      complain(['facts', i, 'value'], `names ${cost} per month, and the plans cost ${prices.join(', ')}`)
  }
})
