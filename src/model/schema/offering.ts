import { z } from 'zod'
import { inFamily } from './family-figure.ts'
import { figure } from './figures/figure.ts'
import { common, ending, fact, hands, heading, kind, point, risk } from './parts.ts'
import { group, list } from './shape.ts'
import { date, line, phrase } from './text.ts'

/** Front matter of whatever one can have from the group, and of the families that gather it, in the order of a reader. */

const glanceValue = phrase(3, 60)

export const opening = {
  lede: line(60, 210).describe(
    'What it is and for whom, and what the company itself does of it and does not, in one or two sentences.',
  ),
  action: phrase(8, 32).describe(
    'The button, with a verb and named after the page, such as "Ask about farmland units".',
  ),
  glance: group({
    for: glanceValue.describe('For whom it is.'),
    get: glanceValue.describe('What one gets of it.'),
    cost: glanceValue.describe('What it costs, or how it is charged: no figure that is not known.'),
    also: fact
      .optional()
      .describe('One fact more, such as who holds the license, the way out, or what it takes the place of.'),
  }).describe('The facts below the head.'),
  risk: risk
    .optional()
    .describe(
      'What can go wrong, beside the opening, with the notice of the company. Left out where nothing is invested.',
    ),
  before: line(8, 32)
    .optional()
    .describe('Above the risk, such as "Before you invest"; left out, "What can go wrong".'),
  limits: line(30, 400)
    .optional()
    .describe('Whom it does not suit, or what it is not: beside the opening, where there is no risk.'),
}

export const stage = group({
  is: z
    .enum(['available by contract', 'in development', 'in preparation', 'description only'])
    .describe('How far it is.'),
  confirmed: date.describe('The day on which somebody last made sure of that.'),
})
  .optional()
  .describe(
    'What exists of it today. Left out where nobody has confirmed it: the page then says the `status` of the company.',
  )

const goesOn = 'must go on after the name, with a verb in lower case'

const step = group({
  ...point.shape,
  hand: z
    .enum(hands)
    .optional()
    .describe('Whose work it is, us, you (the client) or both, where nothing else says it.'),
  final: line(10, 60).optional().describe('That from here on nothing can be taken back, and what.'),
  us: line(12, 260).optional().describe('What we do in it, beginning with "We".'),
  others: group({
    who: line(2, 40).describe('Who it is, such as "A licensed broker"; the word "licensed" chooses its mark.'),
    text: line(12, 200)
      .regex(/^\p{Ll}/u, goesOn)
      .meta({ patternErrorMessage: goesOn })
      .describe('What they do, in words that go on after the name, such as "takes the order".'),
  })
    .optional()
    .describe('What a licensed firm or somebody else does in it.'),
})

export const offering = group({
  kind: kind('offering'),
  ...common,
  ...opening,
  stage,
  facts: list(0, 6, fact).default([]).describe('What else a visitor may want to know, beside the opening.'),
  gets: list(0, 6, point).default([]).describe('What one gets, a point for each.'),
  figure: figure.optional().describe('One drawing of it, below the opening.'),
  steps: list(2, 6, step).describe('How it works, in order, and who does what.'),
  way: line(8, 120).optional().describe('One sentence beside "How it works".'),
  headings: group({
    gets: heading.optional().describe('Above what one gets; left out, "What you get".'),
    steps: heading.optional().describe('Above the steps; left out, "How it works".'),
    questions: heading.optional().describe('Above the questions; left out, "Questions".'),
  })
    .default({})
    .describe('Headings of its own, where a stranger understands them.'),
  inFamily: inFamily.optional(),
  ...ending,
})
