import { z } from 'zod'
import { line } from './text.ts'

const fact = z.strictObject({
  learned: line(10, 80).describe('What the team that was hired comes to know.'),
  goes: z
    .enum(['crosses', 'stops', 'returns'])
    .describe('Whether it passes the wall between divisions, stops at it, or goes back to the client.'),
  to: line(3, 40).describe('Who hears it; where it stops, who must not.'),
  why: line(20, 140).describe('The reason, in a sentence or two.'),
})

/** What may pass from one division to another, by the example of one client. */
export const wall = z.strictObject({
  heading: line(20, 80).describe('What the figure shows, in one sentence.'),
  matter: line(20, 160).describe('The case, in one or two sentences beside it.'),
  facts: z.array(fact).min(2).max(6).describe('What is learned in it, a line for each.'),
})
