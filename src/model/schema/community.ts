import { z } from 'zod'
import { hands } from '../hands.ts'
import { common, ending, facts, heading, kind, point } from './parts.ts'
import { drawnCase } from './program-case.ts'

/** Front matter of a community program. */

/** Each program speaks of other people and other trouble: no heading of its page fits the next one. */
const headings = z
  .strictObject({
    steps: heading.describe('Above the steps, such as "From one page to a decision".'),
    audience: heading.describe('Above those it is for.'),
    offers: heading.describe('Above what is offered.'),
    questions: heading.describe('Above the questions.'),
  })
  .describe("How the parts of the page are headed, in the program's own words.")

export const program = z.strictObject({
  kind: kind('program'),
  ...common,
  case: drawnCase,
  facts,
  headings,
  audience: z.array(point).min(2).max(4).describe('Who it is for.'),
  offers: z.array(point).min(2).max(6).describe('What is offered.'),
  steps: z
    .array(point.extend({ hand: z.enum(hands).describe('Who has the work of it: you (who takes part), us or both.') }))
    .min(2)
    .max(6)
    .describe('How to take part, in order.'),
  ...ending,
})
