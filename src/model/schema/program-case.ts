import { z } from 'zod'
import { tones } from '../case-words.ts'
import { heading } from './parts.ts'
import { line } from './text.ts'

/** One case of what a program is for, drawn along a line of steps. */

const step = (of: string) => z.int().min(1).describe(of)
const until = step('The number of the step with which it ends; left out, the one with which it begins.').optional()

const stretch = z.strictObject({
  from: step('The number of the step with which it begins.'),
  to: until,
  tone: z.enum(tones).describe('How things stand in it: wait, stuck, due or done.'),
  text: line(3, 90).describe('What it is, in a few words.'),
})

const levels = z
  .strictObject({
    name: line(2, 32).describe('What is measured.'),
    text: line(20, 160).describe('What the columns show, in words: whoever cannot see them reads this.'),
    heights: z.array(z.int().min(1).max(12)).describe('How high the column of each step is. Relative, no figures.'),
    line: z.int().min(1).max(12).describe('The height up to which columns are filled.'),
  })
  .describe('A column for each step, above the lines.')

export const drawnCase = z
  .strictObject({
    heading: heading.describe('Above it, such as "One invoice across eight weeks".'),
    steps: z.array(line(1, 24)).min(3).max(8).describe('Weeks, days or moments, from left to right.'),
    levels: levels.optional(),
    lines: z
      .array(
        z.strictObject({
          name: line(3, 32).describe('Whose or what line it is.'),
          stretches: z.array(stretch).min(1).max(6).describe('What happens along it, in order.'),
        }),
      )
      .min(1)
      .max(4)
      .describe('What goes on side by side, a line for each.'),
    turn: z
      .strictObject({
        from: step('The number of the step with which it begins.'),
        to: until,
        title: line(3, 32).describe('What it is called.'),
        text: line(20, 160).describe('Why all depends on it.'),
      })
      .describe('The gap or the moment on which the case turns: the shape through all lines.'),
  })
  .describe('One case of what the program is for, as the text tells it.')
