import { z } from 'zod'
import { hands } from '../document-words.ts'
import { common, ending, facts, kind, point } from './parts.ts'

/** Front matter of a community program. */
export const program = z.strictObject({
  kind: kind('program'),
  ...common,
  facts,
  audience: z.array(point).min(2).max(4).describe('Who it is for.'),
  offers: z.array(point).min(2).max(6).describe('What is offered.'),
  steps: z
    .array(point.extend({ hand: z.enum(hands).describe('Who has the work of it: you (who takes part), us or both.') }))
    .min(2)
    .max(6)
    .describe('How to take part, in order.'),
  ...ending,
})
