import { z } from 'zod'
import { line, phrase } from './text.ts'

/** A system's worked case: a figure opened back to where it came from, or a holding split to what it serves. */

const told = z.int().min(1).max(6).optional()
const shows = told.describe('The number of the capability that is told here, from 1. Each is told once.')

const cell = z.strictObject({
  says: phrase(1, 28).describe('What the cell says, such as "Reported". No amounts.'),
  bar: z.int().min(1).max(10).optional().describe('A bar of so many tenths, against the other bars of its column.'),
  vague: z.boolean().default(false).describe('True draws the bar hollow, such as an estimate.'),
})

const stop = z.strictObject({
  desk: phrase(3, 18).describe('The desk, as the route calls it.'),
  finds: phrase(4, 56).describe('What one finds there, made up.'),
  by: phrase(2, 32).describe('Whose it is, such as "Building manager".'),
  shows,
})

const trace = z.strictObject({
  form: z.literal('trace').describe('A cell of a table, opened back to its source.'),
  table: z
    .strictObject({
      title: phrase(4, 48).describe('Above the table.'),
      each: phrase(2, 24).describe('What its rows are, such as "Building".'),
      columns: z.array(phrase(2, 28)).min(1).max(3).describe('Its columns.'),
      rows: z
        .array(
          z.strictObject({
            label: phrase(2, 32).describe('What the row is about.'),
            cells: z.array(cell).min(1).max(3).describe('A cell for each column.'),
          }),
        )
        .min(2)
        .max(5)
        .describe('Its rows.'),
      limit: z
        .int()
        .min(1)
        .max(9)
        .optional()
        .describe('A line across the bars, at so many tenths: what they are held against.'),
      opened: z.int().min(1).max(5).describe('The number of the row whose last cell is opened, from 1.'),
      shows,
    })
    .describe('What a reader sees and doubts.'),
  trail: z
    .array(stop)
    .min(2)
    .max(5)
    .describe('What one finds on the way back: a stop of the route each, the last first.'),
  origin: z
    .strictObject({
      draws: z
        .enum(['meter', 'clause', 'file'])
        .describe('Drawn as a meter with its dials, a page, or lines of a file.'),
      title: phrase(4, 48).describe('What it is.'),
      lines: z.array(phrase(2, 80)).min(1).max(5).describe('What it says, line by line.'),
      dials: z
        .array(z.int().min(0).max(9))
        .min(3)
        .max(5)
        .optional()
        .describe('For a meter alone: where the hand of each dial points, from 0 to 9. Made up.'),
      open: line(10, 120).describe('What stays open there.'),
    })
    .describe('Where the trail ends.'),
})

const split = z.strictObject({
  form: z.literal('split').describe('One holding, split by lines of business.'),
  whole: z
    .strictObject({
      label: phrase(4, 48).describe('What is held, such as "A maker of pumps".'),
      by: phrase(2, 32).describe('Where it is from.'),
    })
    .describe('What is split.'),
  heads: z
    .array(
      z.strictObject({
        label: phrase(3, 28).describe('What the column is called.'),
        desks: z.array(phrase(3, 18)).max(3).describe('The desks of the route at which it is made.'),
        shows,
      }),
    )
    .length(4)
    .describe('Over the holding, its lines of business, the evidence and the aims.'),
  parts: z
    .array(
      z.strictObject({
        line: phrase(3, 28).describe('The line of business.'),
        quote: phrase(4, 72).optional().describe('The passage that was quoted, made up. Left out where there is none.'),
        where: phrase(4, 56).describe('Where it stands, or what was looked for in vain.'),
        aim: phrase(3, 28).describe('The aim, or that there is none.'),
        effect: z.enum(['serves', 'harms', 'unmapped']).describe('What the line does to the aim.'),
        shows,
      }),
    )
    .min(2)
    .max(4)
    .describe('Its lines of business, from the top down.'),
})

export const systemCase = z
  .discriminatedUnion('form', [trace, split])
  .describe('One case, worked through and drawn as an example. Left out, the capabilities stand as a list.')

export type SystemCase = z.infer<typeof systemCase>
export type Trace = z.infer<typeof trace>
export type Split = z.infer<typeof split>
