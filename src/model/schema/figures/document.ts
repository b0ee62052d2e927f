import { z } from 'zod'
import { marksProblem } from '../../../lib/marked.ts'
import { hands } from '../../hands.ts'
import { asked } from '../parts.ts'
import { line } from '../text.ts'
import { complaint, draws, told } from './told.ts'

/** A document that is filled in for a small case, made up: its parts in order, with what somebody wrote on them. */

/** Words that may carry the marks of src/lib/marked.ts. */
export const marked = (min: number, max: number) =>
  line(min, max).check(({ value, issues }) => {
    const message = marksProblem(value)
    if (message) issues.push({ code: 'custom', input: value, message })
  })

const note = line(8, 180).optional().describe('What somebody has written below it, by hand.')
const marks = 'Marks: ~~struck out~~, ==circled==; before the words a box, [x] or [ ], or a bar, 4/10 or 2-6/10.'

const table = z
  .strictObject({
    draws: draws('table', 'A table.'),
    columns: z.array(line(1, 32)).min(2).max(4).describe('What stands above each column.'),
    rows: z
      .array(z.array(marked(1, 70)))
      .min(1)
      .max(5)
      .describe(`A cell for each column, row by row. ${marks}`),
    note,
  })
  .superRefine(({ columns, rows }, context) => {
    for (const [i, { length }] of rows.entries())
      if (length !== columns.length)
        context.addIssue({
          code: 'custom',
          path: ['rows', i],
          message: `must have ${columns.length} cells, one for each column, and has ${length}`,
        })
  })

const form = z.strictObject({
  draws: draws('form', 'A form that somebody has filled in.'),
  fields: z
    .array(
      z.strictObject({
        label: line(2, 40).describe('What is to be filled in.'),
        value: marked(2, 130).describe(`What somebody has filled in. ${marks}`),
      }),
    )
    .min(2)
    .max(6)
    .describe('Its fields.'),
  note,
})

const lines = z.strictObject({
  draws: draws('lines', 'Lines, one below the other.'),
  lines: z.array(marked(2, 160)).min(2).max(6).describe(`The lines, in order. ${marks}`),
  code: z.boolean().default(false).describe('True where a machine reads them.'),
  note,
})

const text = z.strictObject({
  draws: draws('text', 'A sentence or two, large.'),
  text: marked(20, 260).describe(`What it says. ${marks}`),
  note,
})

/** As many cards can hold more than a line each. */
const broadCards = 3

const cards = z
  .strictObject({
    draws: draws('cards', 'Sheets side by side, to be compared, or the stations that a case comes to.'),
    inOrder: z.boolean().default(false).describe('True where one follows the other.'),
    cards: z
      .array(
        z.strictObject({
          title: marked(2, 40).describe('What it is called; ==circled== where the case is stuck.'),
          lines: z.array(marked(2, 110)).min(1).max(5).describe(`What stands on it, a line for each. ${marks}`),
        }),
      )
      .min(2)
      .max(6)
      .describe('The sheets.'),
    note,
  })
  .superRefine(({ cards: all }, context) => {
    if (all.length <= broadCards) return
    for (const [i, { lines: own }] of all.entries())
      if (own.length > 1)
        complaint(context)(
          ['cards', i, 'lines'],
          `has ${own.length} entries, and among ${all.length} cards at most 1.`,
          `Remove lines, or keep ${broadCards} cards at most.`,
        )
  })

const curves = z.strictObject({
  draws: draws('curves', 'One or two lines over time.'),
  from: line(2, 24).describe('Below the left end.'),
  until: line(2, 24).describe('Below the right end.'),
  curves: z
    .array(
      z.strictObject({
        name: line(2, 40).describe('What it shows.'),
        heights: z
          .array(z.int().min(0).max(10))
          .min(3)
          .max(13)
          .describe('Its heights from left to right, 0 to 10, at even distances. Nothing is measured.'),
      }),
    )
    .min(1)
    .max(2)
    .describe('The lines.'),
  floor: z
    .strictObject({ name: line(2, 40).describe('What it is.'), height: z.int().min(0).max(10).describe('Where.') })
    .optional()
    .describe('A level that they should not fall below.'),
  note,
})

const part = z.strictObject({
  title: line(3, 40).describe('What it is called.'),
  answers: asked.describe('The question that it answers.'),
  hand: z.enum(hands).describe('Who writes it: us, you (the client) or both.'),
  excerpt: z
    .discriminatedUnion('draws', [table, form, lines, text, cards, curves])
    .describe('A few lines of it, as they would stand there, about the case that the text tells.'),
})

export type DocumentPart = z.output<typeof part>
export type Excerpt = DocumentPart['excerpt']

export const document = z
  .strictObject({
    draws: draws('document', 'A document that is filled in.'),
    ...told,
    contents: z.array(part).min(2).max(6).describe('Its parts, in order.'),
    finding: z
      .int()
      .min(1)
      .describe('The number of the part that the heading is about: on phones the others are folded up around it.'),
  })
  .superRefine(({ contents, finding }, context) => {
    const complain = complaint(context)
    if (finding > contents.length)
      complain(['finding'], `is ${finding}, and there are ${contents.length} parts.`, 'Write the number of a part.')
    for (const [i, { title }] of contents.entries())
      if (contents.findIndex((other) => other.title === title) < i)
        complain(
          ['contents', i, 'title'],
          `is "${title}", which stands above already.`,
          'Give each part a name of its own.',
        )
  })
