import { z } from 'zod'
import { marked } from './figures/document.ts'
import { icon } from './parts.ts'
import { line } from './text.ts'

/**
 * What the drawn screens of products are made of: src/figures/screen draws each part. A screen is an example
 * of what the words beside it say, and is never read out; whoever invents an amount for one says so on the page.
 */

const word = line(1, 44)
const text = word.describe('What it says.')
const labels = (min: number, max: number) => z.array(word).min(min).max(max).describe('What stands on each.')
const part = z.int().min(1).max(9)
const of = <Name extends string>(name: Name, what: string) => z.literal(name).describe(what)

const row = z.strictObject({
  label: word.describe('What is stated.'),
  detail: word.optional().describe('Between the two, such as "12 h".'),
  value: word.optional().describe('The statement; left out, a gray bar stands for it.'),
  unsure: z.boolean().default(false).describe('True marks the statement as one to look at.'),
})

const table = z
  .strictObject({
    draws: of('table', 'A small table.'),
    columns: labels(2, 7),
    rows: z.array(z.array(word)).min(1).max(4).describe('A word for each column, row by row.'),
    marked: z.boolean().default(false).describe('True marks the first row as the one chosen.'),
    blank: z.int().min(0).max(4).default(0).describe('How many rows of gray bars follow.'),
  })
  .superRefine(({ columns, rows }, context) => {
    for (const [i, { length }] of rows.entries())
      if (length !== columns.length)
        context.addIssue({
          code: 'custom',
          path: ['rows', i],
          message: `must have ${columns.length} entries, one for each column, and has ${length}`,
        })
  })

const titled = (what: string) =>
  z.strictObject({ title: word.describe('What it is called.'), text: word.describe(what) })

const block = z.discriminatedUnion('draws', [
  z.strictObject({ draws: of('title', 'A heading.'), text }),
  z.strictObject({ draws: of('done', 'A heading behind a tick.'), text }),
  z.strictObject({
    draws: of('head', 'A line in stronger type.'),
    text,
    state: word.optional().describe('At the end of the line.'),
    icon: icon.optional().describe('The pictogram in front of it.'),
  }),
  z.strictObject({ draws: of('note', 'A line in smaller type.'), text: line(1, 90).describe('What it says.') }),
  z.strictObject({ draws: of('input', 'A field with words typed into it.'), text }),
  z.strictObject({
    draws: of('rows', 'Lines of a name and a value.'),
    rows: z.array(row).min(1).max(5).describe('The lines.'),
    sum: z.boolean().default(false).describe('True sets the last line apart as the sum.'),
  }),
  table,
  z.strictObject({
    draws: of('parts', 'A column in parts.'),
    parts: z
      .array(
        z.strictObject({ label: word.describe('What the part is.'), share: part.describe('Its height; schematic.') }),
      )
      .min(2)
      .max(5)
      .describe('From the top. The first is hatched, the last tinted.'),
  }),
  z.strictObject({
    draws: of('letter', 'A letter that waits for approval.'),
    paragraphs: z.array(marked(2, 180)).min(1).max(4).describe('What it says; ==words== of it are to be checked.'),
  }),
  z.strictObject({ draws: of('checks', 'Boxes to tick.'), labels: labels(1, 4) }),
  z.strictObject({ draws: of('buttons', 'Buttons, the first of them the main one.'), labels: labels(1, 2) }),
])
export type DrawnBlock = z.infer<typeof block>

const blocks = (min: number, max: number) => z.array(block).min(min).max(max)

/** The window of a program: a list at its left where it has one, what is worked on, and what comes of it. */
export const drawnWindow = z
  .strictObject({
    shows: word.describe('What it is open on, in its bar.'),
    list: z
      .array(titled('Its state.'))
      .min(2)
      .max(5)
      .optional()
      .describe('What can be opened, at its left. The first is open.'),
    main: blocks(1, 5).describe('What is worked on.'),
    side: blocks(1, 6).describe('What comes of it.'),
  })
  .describe('The window drawn beside it, marked as an example.')
