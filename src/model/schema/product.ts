import { z } from 'zod'
import { offering } from './offering.ts'
import { feature, heading, kind } from './parts.ts'
import { formed, line, phrase, webAddress } from './text.ts'

/** Front matter of a product: an offering with features in cards, and, where it has them, users, plans and voices. */

/** A group of people, and what changes for it. */
const userGroup = z.strictObject({
  title: line(2, 48).describe('What the group is called.'),
  uses: z.array(z.int().min(1)).min(1).max(4).describe('The features it uses most, by their numbers from 1.'),
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
      for (const [n, included] of features.entries())
        if (plans.every((other) => other.features.includes(included)))
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

const { gets: _inCards, ...shared } = offering.shape

const fields = z.strictObject({
  ...shared,
  kind: kind('product'),
  website: webAddress
    .optional()
    .describe("The product's own website, where it has one: the button of its head leads there."),
  features: z
    .strictObject({
      heading: heading.describe('What they are, such as "Benefits".'),
      points: z.array(feature).min(4).max(8).describe('Four of them, or eight in two rows of cards.'),
    })
    .describe('What one gains by it, or what it can do.'),
  groups: z
    .strictObject({
      heading: heading.describe('What the list is.'),
      groups: z.array(userGroup).min(2).max(6).describe('The groups, one below the other.'),
    })
    .optional()
    .describe('Who uses it, and what changes for them.'),
  pricing: pricing.optional().describe('What it costs, where that is known.'),
  testimonials: z
    .strictObject({
      note: line(20, 160).describe('Says that the voices are illustrative. It stands beside their heading.'),
      quotes: z.array(testimonial).length(3).describe('The three voices.'),
    })
    .optional()
    .describe('Voices, where there are some.'),
})

/** The price that a cost names, such as "From 205.70 per month". */
const namesPrice = /([\d.]+) per month/

export const product = fields.superRefine(({ glance, pricing, groups, features, risk, limits }, context) => {
  const complain = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message })
  if (!risk && !limits) complain(['limits'], 'is missing, and there is no "risk" in its place')
  if (features.points.length % 4 > 0)
    complain(['features', 'points'], `has ${features.points.length} entries, and rows of cards hold four`)
  for (const [i, { uses }] of (groups?.groups ?? []).entries())
    for (const [n, number] of uses.entries())
      if (number > features.points.length)
        complain(['groups', 'groups', i, 'uses', n], `is ${number}, and there are ${features.points.length} features`)
      else if (uses.indexOf(number) < n)
        complain(['groups', 'groups', i, 'uses', n], `is ${number}, which stands there already`)
  const prices = pricing?.plans.map((plan) => plan.price)
  const [, cost] = namesPrice.exec(glance.cost) ?? []
  if (prices && cost && !prices.includes(cost))
    complain(['glance', 'cost'], `names ${cost} per month, and the plans cost ${prices.join(', ')}`)
})
