import { z } from 'zod'
import { line, phrase } from '../text.ts'
import { complaint, draws, marks, meanings, told } from './told.ts'

const link = z.strictObject({
  where: phrase(3, 24).optional().describe('Where it happens, such as a desk.'),
  by: phrase(2, 32).optional().describe('Who does it, such as "Building manager".'),
  title: phrase(4, 48).describe('What happens, in a few words.'),
  text: phrase(4, 90).optional().describe('What is found there, made up.'),
  mark: z.enum(marks).default('full').describe('Its mark on the line.'),
  signs: z.boolean().default(false).describe('True where a person signs before it goes on.'),
})

const cell = z.strictObject({
  says: phrase(1, 28).describe('What the cell says, such as "Reported". No amounts.'),
  bar: z.int().min(1).max(10).optional().describe('A bar of so many tenths, against the other bars of its column.'),
  vague: z.boolean().default(false).describe('True draws the bar hollow, such as an estimate.'),
})

const table = z.strictObject({
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
})

const source = z.strictObject({
  title: phrase(4, 48).describe('What it is, such as "The signed agreement".'),
  lines: z.array(phrase(2, 80)).min(1).max(5).describe('What it says, line by line.'),
  open: line(10, 120).optional().describe('What stays open there.'),
})

export const chain = z
  .strictObject({
    draws: draws('chain', 'One thing after another, also from a table back to its source.'),
    ...told,
    table: table.optional().describe('What somebody sees and doubts, where the chain is followed back from it.'),
    links: z.array(link).min(3).max(6).describe('What happens, in order.'),
    source: source.optional().describe('Where the chain ends.'),
    meanings,
  })
  .superRefine(({ table, links, meanings: key }, context) => {
    const complain = complaint(context)
    for (const [r, { cells }] of (table?.rows ?? []).entries())
      if (cells.length !== table?.columns.length)
        complain(
          ['table', 'rows', r, 'cells'],
          `has ${cells.length} entries for ${table?.columns.length} columns.`,
          'Write one for each.',
        )
    if (table && table.opened > table.rows.length)
      complain(
        ['table', 'opened'],
        `is ${table.opened}, and the table has ${table.rows.length} rows.`,
        'Write a smaller number.',
      )
    if (table?.limit && !table.rows.some(({ cells }) => cells.some(({ bar }) => bar)))
      complain(['table', 'limit'], 'is written for a table without bars.', 'Give cells a bar, or take the line away.')
    const drawn = new Set<string>(links.map(({ mark }) => mark))
    for (const [i, { mark }] of key.entries())
      if (!drawn.delete(mark))
        complain(['meanings', i, 'mark'], `is "${mark}", which is not drawn, or stands above already.`, 'Remove it.')
    // What is left has no meaning: nobody asks for the one of marks that are all alike.
    const [left, ...more] = drawn
    if (left && (key.length > 0 || more.length > 0))
      complain(['meanings'], `does not name "${left}", which is drawn.`, 'Say what it means.')
  })
