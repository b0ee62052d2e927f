import { z } from 'zod'
import { common, ending, facts, kind, point, steps } from './parts.ts'

/** Front matter of a community program. */
export const program = z.strictObject({
  kind: kind('program'),
  ...common,
  facts,
  audience: z.array(point).min(2).max(4).describe('Who it is for.'),
  offers: z.array(point).min(2).max(6).describe('What is offered.'),
  steps: steps.describe('How to take part, in order.'),
  ...ending,
})
