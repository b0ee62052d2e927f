import { z } from 'zod'
import { comparing as family, described as offering } from './catalog.ts'
import { facts, headed, kind, point, risk, sharedRisk } from './parts.ts'
import { serviceCase } from './service-case.ts'
import { line, phrase } from './text.ts'

/** Front matter of services, and of the family that leads to them by the events in which one needs them. */

/** An event or a result: short enough for a quarter of the page's width. */
const moment = phrase(3, 40)

/** More than three would not be read as one line. */
const ends = z.array(moment).min(1).max(3)

const goesOn = 'must go on after the name, with a verb in lower case'

const step = z
  .strictObject({
    ...point.shape,
    us: line(20, 260).optional().describe('What we do in it. Left out where we do nothing.'),
    others: z
      .strictObject({
        who: line(2, 40).describe(
          'Who it is, such as "A licensed broker". Where it says "licensed" its lane is marked so.',
        ),
        text: line(12, 200)
          .regex(/^\p{Ll}/u, goesOn)
          .meta({ patternErrorMessage: goesOn })
          .describe(
            'What they do, in words that go on after the name, such as "takes the order and settles the trade."',
          ),
      })
      .optional()
      .describe('What a licensed firm or somebody else does in it. Left out where nobody does.'),
    notes: z
      .array(line(4, 120))
      .min(1)
      .max(3)
      .optional()
      .describe('What stands below it: headings of the text or questions, in the same words.'),
  })
  .refine(({ us, others }) => us ?? others, 'must say who acts in it: "us", "others" or both')

export const service = z.strictObject({
  ...offering.omit({ capabilities: true }).shape,
  kind: kind('service'),
  events: ends.describe('What leads a client here, at most three: events that the page above lists.'),
  results: ends.describe('What a client may leave with, at most three.'),
  case: serviceCase.optional(),
  facts: z.array(facts.element).min(2).max(4).describe('Two to four things a visitor wants to know first.'),
  steps: z.array(step).min(2).max(6).describe('What happens between event and result, in order, and who does it.'),
  way: line(8, 60).describe(
    'The heading of the thread from event to result, such as "Only the bank touches the money".',
  ),
  before: line(8, 32).describe('The heading of the note about risk, such as "Before you sell".'),
  risk: risk.describe('What can go wrong. Stands beside the facts, before anybody reads the method.'),
})

const event = z.strictObject({
  name: moment.describe('As services name it, such as "A tender offer".'),
  together: line(40, 260)
    .optional()
    .describe('How its services go together. Only an event that says so may lead to several.'),
})

const situation = z.strictObject({
  ...point.shape,
  events: z.array(event).min(1).max(10).describe('The events of this situation, in order.'),
})

export const services = z.strictObject({
  ...family.shape,
  kind: kind('services'),
  compare: z.array(family.shape.compare.unwrap().element).length(1).describe('The fact that says for whom each is.'),
  choosing: z
    .array(situation)
    .min(2)
    .max(4)
    .describe('The situations in which visitors stand, with the events that lead to services.'),
  risk: sharedRisk,
  comparing: headed.describe('Above the services in words.'),
})
