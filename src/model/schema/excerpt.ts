import { z } from 'zod'
import { marksProblem } from '../../lib/marked.ts'
import { line } from './text.ts'

/**
 * A few lines of a part of a document, set as the document would set them: src/features/documents/excerpt draws each
 * form. All of them are about the one small case that the document names, and are made up.
 */

/** Words that may carry the marks of src/lib/marked.ts. */
const marked = (min: number, max: number) =>
  line(min, max).check(({ value, issues }) => {
    const message = marksProblem(value)
    if (message) issues.push({ code: 'custom', input: value, message })
  })

const of = <Name extends string>(name: Name, what: string) => z.literal(name).describe(what)
const note = line(8, 180).optional().describe('What somebody has written below it, by hand.')
const marks = 'Marks: ~~struck out~~, ==circled==; before the words a box, [x] or [ ], or a bar, 4/10 or 2-6/10.'

const table = z
  .strictObject({
    draws: of('table', 'A table.'),
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

const lines = z.array(marked(2, 160)).min(2).max(6).describe(`The lines, in order. ${marks}`)

const card = z.strictObject({
  title: line(2, 40).describe('What it is called.'),
  looks: z.enum(['sheet', 'phone']).default('sheet').describe('What it is drawn as.'),
  lines: z.array(marked(2, 110)).min(1).max(5).describe(`What stands on it, a line for each. ${marks}`),
})

const field = z.strictObject({
  label: line(2, 40).describe('What is to be filled in.'),
  value: marked(2, 110).describe(`What somebody has filled in. ${marks}`),
})

const station = z.strictObject({
  title: marked(2, 28).describe('Where it comes to; ==circled== where it is stuck.'),
  text: line(2, 70).describe('What happens there.'),
})

const curve = z.strictObject({
  name: line(2, 40).describe('What it shows.'),
  heights: z
    .array(z.int().min(0).max(10))
    .min(3)
    .max(13)
    .describe('Its heights from left to right, 0 to 10, at even distances. Nothing is measured.'),
})

export const excerpt = z
  .discriminatedUnion('draws', [
    table,
    z.strictObject({ draws: of('lines', 'Lines of text, one below the other.'), lines, note }),
    z.strictObject({ draws: of('script', 'Lines that a machine reads.'), lines, note }),
    z.strictObject({
      draws: of('text', 'A sentence or two, large.'),
      text: marked(20, 260).describe(`What it says. ${marks}`),
      note,
    }),
    z.strictObject({
      draws: of('cards', 'Two or three sheets side by side, to be compared.'),
      cards: z.array(card).min(2).max(3).describe('The sheets.'),
      note,
    }),
    z.strictObject({
      draws: of('form', 'A form that somebody has filled in.'),
      fields: z.array(field).min(2).max(6).describe('Its fields.'),
      note,
    }),
    z.strictObject({
      draws: of('flow', 'Where a case comes to, one station after the other.'),
      stations: z.array(station).min(3).max(6).describe('The stations, in order.'),
      note,
    }),
    z.strictObject({
      draws: of('curves', 'One or two lines over time.'),
      from: line(2, 24).describe('Below the left end.'),
      until: line(2, 24).describe('Below the right end.'),
      curves: z.array(curve).min(1).max(2).describe('The lines.'),
      floor: z
        .strictObject({ name: line(2, 40).describe('What it is.'), height: z.int().min(0).max(10).describe('Where.') })
        .optional()
        .describe('A level that they should not fall below.'),
      note,
    }),
  ])
  .describe('A few lines of it, as they would stand there, about the case of the document.')

export type ExcerptData = z.output<typeof excerpt>
