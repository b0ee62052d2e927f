import { z } from 'zod'
import { icon, inclusions } from '../parts.ts'
import { between, flag, group, list, many, oneForEach, whole } from '../shape.ts'
import { address, anchor, line } from '../text.ts'
import { marked } from './document.ts'
import { drawing, figureOf } from './frame.ts'

/**
 * What the drawn screens of products are made of: src/figures/screen draws each part. A screen is an example
 * of what the words beside it say, and is never read out; whoever invents an amount for one says so on the page.
 */

const word = line(1, 44)
const text = word.describe('What it says.')
const labels = (min: number, max: number) => list(min, max, word).describe('What stands on each.')
const part = whole(1, 9)

const row = group({
  label: word.describe('What is stated.'),
  detail: word.optional().describe('Between the two, such as "12 h".'),
  value: word.optional().describe('The statement; left out, a gray bar stands for it.'),
  unsure: flag.describe('True marks the statement as one to look at.'),
})

const table = drawing('table', 'A small table.', {
  columns: labels(2, 7),
  rows: list(1, 4, list(0, many, word)).describe('A word for each column, row by row.'),
  marked: flag.describe('True marks the first row as the one chosen.'),
  blank: whole(0, 4).default(0).describe('How many rows of gray bars follow.'),
}).superRefine(
  between(({ columns, rows }, tell) => {
    for (const [i, words] of rows.entries()) oneForEach(tell, ['rows', i], words, columns.length, 'columns')
  }),
)

const titled = (what: string) => group({ title: word.describe('What it is called.'), text: word.describe(what) })

const block = z.discriminatedUnion('draws', [
  drawing('title', 'A heading.', { text }),
  drawing('done', 'A heading behind a tick.', { text }),
  drawing('head', 'A line in stronger type.', {
    text,
    state: word.optional().describe('At the end of the line.'),
    icon: icon.optional().describe('The pictogram in front of it.'),
  }),
  drawing('note', 'A line in smaller type.', { text: line(1, 90).describe('What it says.') }),
  drawing('input', 'A field with words typed into it.', { text }),
  drawing('rows', 'Lines of a name and a value.', {
    rows: list(1, 5, row).describe('The lines.'),
    sum: flag.describe('True sets the last line apart as the sum.'),
  }),
  table,
  drawing('parts', 'A column in parts.', {
    parts: list(2, 5, {
      label: word.describe('What the part is.'),
      share: part.describe('Its height; schematic.'),
    }).describe('From the top. The first is hatched, the last tinted.'),
  }),
  drawing('letter', 'A letter that waits for approval.', {
    paragraphs: list(1, 4, marked(2, 180)).describe('What it says; ==words== of it are to be checked.'),
  }),
  drawing('checks', 'Boxes to tick.', { labels: labels(1, 4) }),
  drawing('buttons', 'Buttons, the first of them the main one.', { labels: labels(1, 2) }),
])
export type DrawnBlock = z.infer<typeof block>

const blocks = (min: number, max: number) => list(min, max, block)

/** The window of a program: a list at its left where it has one, what is worked on, and what comes of it. */
const drawnWindow = group({
  shows: word.describe('What it is open on, in its bar.'),
  list: list(2, 5, titled('Its state.')).optional().describe('What can be opened, at its left. The first is open.'),
  main: blocks(1, 5).describe('What is worked on.'),
  side: blocks(1, 6).describe('What comes of it.'),
}).describe('The window drawn beside it, marked as an example.')

/** One of several tools, each in a tab of its own. */
const tab = group({
  value: anchor.describe('Its part of the address: `taxes` is reached at #taxes.'),
  icon: icon.describe('The pictogram in the bar of its window.'),
  title: line(2, 24).describe('One or two words on the tab.'),
  description: line(60, 420).describe('What the tool does, in two to four sentences.'),
  features: inclusions,
  screen: drawnWindow,
  worked: group({
    text: line(20, 120).describe('What in the window is worked through elsewhere, in the words of a link.'),
    page: address.describe('The page that works through it.'),
  })
    .optional()
    .describe('Where a figure in the window comes from; it stands below the window.'),
})

export const screen = figureOf('screen', 'The screens of a program, each in a tab.', {
  program: line(2, 24).describe('Whose screens they are: its name stands in the bar of each window.'),
  tabs: list(2, 6, tab).describe('The tabs; the first is shown first.'),
})
