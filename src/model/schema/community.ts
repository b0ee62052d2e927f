import { z } from 'zod'
import { common, ending, facts, point, steps } from './parts.ts'

/** Front matter of a community program. */
export const program = z.strictObject({
  kind: z.literal('program'),
  ...common,
  /** Four things a visitor wants to know first. */
  facts,
  /** Who it is for. */
  audience: z.array(point).min(2).max(4),
  /** What is offered. */
  offers: z.array(point).min(3).max(6),
  /** How to take part, in order. */
  steps,
  ...ending,
})
