import { z } from 'zod'
import { common, fact, nextStep, point, question, related } from './parts.ts'

/** Front matter of a community program. */
export const program = z.strictObject({
  kind: z.literal('program'),
  ...common,
  facts: z.array(fact).length(4),
  /** Who it is for. */
  audience: z.array(point).min(2).max(4),
  /** What is offered. */
  offers: z.array(point).min(3).max(6),
  /** How to take part, in order. */
  steps: z.array(point).min(3).max(5),
  questions: z.array(question).length(3),
  related,
  next: nextStep,
})
