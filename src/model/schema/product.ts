import { offering } from './offering.ts'
import { feature, heading, kind } from './parts.ts'
import { between, eachOnce, flag, group, list, numberOfOne, whole } from './shape.ts'
import { formed, line, phrase, webAddress } from './text.ts'

/** Front matter of a product: an offering with features in cards, and, where it has them, users, plans and voices. */

/** A group of people, and what changes for it. */
const userGroup = group({
  title: line(2, 48).describe('What the group is called.'),
  uses: list(1, 4, whole(1)).describe('The features it uses most, by their numbers from 1.'),
  before: line(20, 220).describe('How it is without the product, in one or two sentences.'),
  after: line(20, 260).describe('How it is with it, in one or two sentences.'),
})

const price = formed(/^\d+(\.\d\d)?$/, 'must be a price such as "205.70"')

const plan = group({
  name: line(2, 24).describe('What the plan is called.'),
  price: price.describe("A month's price as it is printed. The currency is not known, so none is written."),
  description: line(20, 140).describe('For whom it is, in one sentence.'),
  saving: phrase(4, 24).optional().describe('What a buyer saves, such as "Save 10%".'),
  popular: flag.describe('True marks it as the most popular; at most one is.'),
  features: list(1, 4, phrase(3, 70)).describe('What it includes that others may not, a line for each.'),
})

const pricing = group({
  intro: line(20, 200).describe('What the plans have in common, or where they differ.'),
  guarantee: line(10, 120).describe('What holds for every plan.'),
  plans: list(2, 4, plan).describe('The plans, from the smallest.'),
}).superRefine(
  between(({ plans }, tell) => {
    if (plans.filter(({ popular }) => popular).length > 1)
      tell(['plans'], 'has more than one marked as popular.', 'Mark one, or none.')
    const named = plans.map(({ name }) => ({ name: name.toLowerCase() }))
    eachOnce(tell, ['plans'], named, 'Give each plan a name of its own.', 'name')
    for (const [i, { features }] of plans.entries())
      for (const [n, included] of features.entries())
        if (plans.every((other) => other.features.includes(included)))
          tell(['plans', i, 'features', n], 'is the same in every plan.', 'Say it once, in "intro" or "guarantee".')
  }),
)

const testimonial = group({
  quote: line(40, 320).describe('What the person says, without quotation marks.'),
  name: line(2, 48).describe('The role of the person, never an invented name.'),
  title: line(2, 48).describe('Where the person works, such as "Studio of six".'),
})

const { gets: _inCards, ...shared } = offering.shape

const fields = group({
  ...shared,
  kind: kind('product'),
  website: webAddress
    .optional()
    .describe("The product's own website, where it has one: the button of its head leads there."),
  features: group({
    heading: heading.describe('What they are, such as "Benefits".'),
    points: list(4, 8, feature).describe('Four of them, or eight in two rows of cards.'),
  }).describe('What one gains by it, or what it can do.'),
  groups: group({
    heading: heading.describe('What the list is.'),
    groups: list(2, 6, userGroup).describe('The groups, one below the other.'),
  })
    .optional()
    .describe('Who uses it, and what changes for them.'),
  pricing: pricing.optional().describe('What it costs, where that is known.'),
  testimonials: group({
    note: line(20, 160).describe('Says that the voices are illustrative. It stands beside their heading.'),
    quotes: list(3, 3, testimonial).describe('The three voices.'),
  })
    .optional()
    .describe('Voices, where there are some.'),
})

/** The price that a cost names, such as "From 205.70 per month". */
const namesPrice = /([\d.]+) per month/

export const product = fields.superRefine(
  between(({ glance, pricing, groups, features, risk, limits }, tell) => {
    const count = features.points.length
    if (!risk && !limits) tell(['limits'], 'is missing, and there is no "risk" in its place.', 'Write one of the two.')
    if (count % 4 > 0)
      tell(['features', 'points'], `has ${count} entries, and rows of cards hold four.`, 'Write four, or eight.')
    for (const [i, { uses }] of (groups?.groups ?? []).entries()) {
      eachOnce(tell, ['groups', 'groups', i, 'uses'], uses, 'Remove it.')
      for (const [n, number] of uses.entries())
        numberOfOne(tell, ['groups', 'groups', i, 'uses', n], number, count, 'features')
    }
    const prices = pricing?.plans.map((plan) => plan.price)
    const [, cost] = namesPrice.exec(glance.cost) ?? []
    if (prices && cost && !prices.includes(cost))
      tell(
        ['glance', 'cost'],
        `names ${cost} per month, and the plans cost ${prices.join(', ')}.`,
        'Name the price of a plan.',
      )
  }),
)
