import { z } from 'zod'
import { marksProblem } from '../../../lib/marked.ts'
import { asked, hands } from '../parts.ts'
import { between, eachOnce, flag, group, list, many, numberOfOne, oneForEach, whole } from '../shape.ts'
import { line } from '../text.ts'
import { drawing, figureOf } from './frame.ts'

/** A document that is filled in for a small case, made up: its parts in order, with what somebody wrote on them. */

/** Words that may carry the marks of src/lib/marked.ts. */
export const marked = (min: number, max: number) =>
  line(min, max).check(({ value, issues }) => {
    const message = marksProblem(value)
    if (message) issues.push({ code: 'custom', input: value, message })
  })

const note = line(8, 180).optional().describe('What somebody has written below it, by hand.')
const marks =
  'Marks: ~~struck out~~, ==circled==; before the words a box, [x] or [ ], or a bar, 4/10 or 2-6/10, as long as the words say: 0/10 is less than one.'

const table = drawing('table', 'A table.', {
  columns: list(2, 4, line(1, 32)).describe('What stands above each column.'),
  rows: list(1, 5, list(0, many, marked(1, 70))).describe(`A cell for each column, row by row. ${marks}`),
  note,
}).superRefine(
  between(({ columns, rows }, tell) => {
    for (const [i, cells] of rows.entries()) oneForEach(tell, ['rows', i], cells, columns.length, 'columns')
  }),
)

const form = drawing('form', 'A form that somebody has filled in.', {
  fields: list(2, 6, {
    label: line(2, 40).describe('What is to be filled in.'),
    value: marked(2, 130).describe(`What somebody has filled in. ${marks}`),
  }).describe('Its fields.'),
  note,
})

const lines = drawing('lines', 'Lines, one below the other.', {
  lines: list(2, 6, marked(2, 160)).describe(`The lines, in order. ${marks}`),
  code: flag.describe('True where a machine reads them.'),
  note,
})

const text = drawing('text', 'A sentence or two, large.', {
  text: marked(20, 260).describe(`What it says. ${marks}`),
  note,
})

/** As many cards can hold more than a line each. */
const broadCards = 3

const cards = drawing(
  'cards',
  'Sheets side by side, to be compared, or numbered in the order that a case comes to them.',
  {
    inOrder: flag.describe('True where one follows the other.'),
    cards: list(2, 6, {
      title: marked(2, 40).describe('What it is called; ==circled== where the case is stuck.'),
      lines: list(1, 5, marked(2, 110)).describe(`What stands on it, a line for each. ${marks}`),
    }).describe('The sheets.'),
    note,
  },
).superRefine(
  between(({ cards: { length }, cards: all }, tell) => {
    for (const [i, { lines: own }] of all.entries())
      if (length > broadCards && own.length > 1)
        tell(
          ['cards', i, 'lines'],
          `has ${own.length} entries, and among ${length} cards at most 1.`,
          `Remove lines, or keep ${broadCards} cards at most.`,
        )
  }),
)

const curves = drawing('curves', 'One or two lines over time.', {
  from: line(2, 24).describe('Below the left end.'),
  until: line(2, 24).describe('Below the right end.'),
  curves: list(1, 2, {
    name: line(2, 40).describe('What it shows.'),
    heights: list(3, 13, whole(0, 10)).describe(
      'Its heights from left to right, 0 to 10, at even distances. Nothing is measured.',
    ),
  }).describe('The lines.'),
  floor: group({ name: line(2, 40).describe('What it is.'), height: whole(0, 10).describe('Where.') })
    .optional()
    .describe('A level that they should not fall below.'),
  note,
})

const part = group({
  title: line(3, 40).describe('What it is called.'),
  answers: asked.describe('The question that it answers.'),
  hand: z.enum(hands).describe('Who writes it: us, you (the client) or both.'),
  excerpt: z
    .discriminatedUnion('draws', [table, form, lines, text, cards, curves])
    .describe('A few lines of it, as they would stand there, about the case that the text tells.'),
})

export type DocumentPart = z.output<typeof part>
export type Excerpt = DocumentPart['excerpt']

export const document = figureOf('document', 'A document that is filled in.', {
  contents: list(2, 6, part).describe('Its parts, in order.'),
  finding: whole(1).describe(
    'The number of the part that the heading is about: on phones the others are folded up around it.',
  ),
}).superRefine(
  between(({ contents, finding }, tell) => {
    numberOfOne(tell, ['finding'], finding, contents.length, 'parts')
    eachOnce(tell, ['contents'], contents, 'Give each part a name of its own.', 'title')
  }),
)
