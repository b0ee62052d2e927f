import { z } from 'zod'
import { heightSteps } from '../../lib/heights.ts'
import { line } from './text.ts'

/**
 * The three drawings of a worked case: lines over time, rows of cells, and bars. src/features/worked draws each. Heights
 * and places are relative, and the page marks all of it as an example.
 */

const height = z.int().min(0).max(heightSteps)

const name = line(2, 40)
/** What a look means, in the key beside the drawing. */
const meaning = name.describe('What it is, in the key.')

/** What a cell or a bar looks like: never by color alone. */
const cellTones = ['full', 'half', 'open', 'cross', 'dot'] as const
const barTones = ['full', 'half', 'open', 'cross'] as const
export type Tone = (typeof cellTones)[number]

const note = z.strictObject({
  at: z.int().min(1).describe('Where its number stands: the point of the line, or the column, counted from 1.'),
  title: line(2, 44).describe('What happens there, in a few words.'),
  text: line(15, 170).describe('One or two short sentences.'),
})

const shared = {
  heading: line(8, 64).describe('What the case is.'),
  text: line(20, 220).describe('What is drawn, in one or two sentences.'),
  notes: z.array(note).min(2).max(5).describe('What happens, in order, each behind its number.'),
}

const level = z
  .strictObject({ name: meaning, height: height.describe('How high it runs; 20 is the top.') })
  .optional()
  .describe('A dashed line at one height.')

const heights = z.array(height).min(5).max(25)

export const course = z.strictObject({
  shape: z.literal('course').describe('One or two lines over time.'),
  ...shared,
  up: name.describe('What height means.'),
  across: name.describe('What runs from left to right.'),
  lines: z
    .array(
      z.strictObject({
        name: name.describe('What the line is.'),
        heights: heights.describe('Its heights, evenly spaced; 0 is the foot, 20 the top.'),
      }),
    )
    .min(1)
    .max(2)
    .describe('The first one carries the numbers.'),
  area: z
    .strictObject({
      name: meaning,
      top: heights.describe('Its upper edge, a height for each point.'),
      bottom: heights.describe('Its lower edge.'),
    })
    .optional()
    .describe('A shaded stretch between two heights at each point.'),
  zones: z
    .strictObject({
      name: meaning,
      spans: z
        .array(
          z.strictObject({
            from: z.int().min(1).describe('The point where it begins.'),
            to: z.int().min(1).describe('The point where it ends.'),
          }),
        )
        .min(1)
        .max(6)
        .describe('The stretches, in order.'),
    })
    .optional()
    .describe('Stretches of time, shaded from foot to top, by points counted from 1.'),
  level,
})

export const tape = z.strictObject({
  shape: z.literal('tape').describe('Rows of cells, one of them followed.'),
  ...shared,
  notes: z
    .array(note.extend({ row: z.int().min(1).optional().describe('Its row, where it is not the followed one.') }))
    .min(2)
    .max(5)
    .describe(shared.notes.description ?? ''),
  across: name.describe('What the columns are, such as "Quarter".'),
  columns: z.array(line(1, 9)).min(3).max(12).describe('What stands above each column.'),
  states: z
    .array(z.strictObject({ tone: z.enum(cellTones).describe('How it is drawn.'), name: meaning }))
    .min(2)
    .max(4)
    .describe('What the looks of cells mean.'),
  rows: z
    .array(
      z.strictObject({
        name: line(2, 30).describe('What the row is.'),
        cells: z.array(z.enum([...cellTones, 'none'])).describe('The look of each cell; "none" leaves it empty.'),
      }),
    )
    .min(2)
    .max(7)
    .describe('The rows, from the top.'),
  follow: z.int().min(1).describe('The row that carries the numbers, counted from 1.'),
})

export const bars = z.strictObject({
  shape: z.literal('bars').describe('Bars side by side.'),
  ...shared,
  up: name.describe('What height means.'),
  set: z
    .enum(['stacked', 'beside', 'against'])
    .describe('Parts on top of each other, beside each other, or the first hanging below the line.'),
  parts: z
    .array(z.strictObject({ tone: z.enum(barTones).describe('How it is drawn.'), name: meaning }))
    .min(1)
    .max(4)
    .describe('What each bar is made of, from the foot.'),
  columns: z
    .array(
      z.strictObject({
        label: line(1, 32).optional().describe('What stands below; left out where there are more than eight.'),
        heights: z.array(height).describe('One for each part.'),
      }),
    )
    .min(2)
    .max(20)
    .describe('The bars, in order.'),
  level,
})

export type Course = z.infer<typeof course>
export type Tape = z.infer<typeof tape>
export type Bars = z.infer<typeof bars>
export type Worked = Course | Tape | Bars
