import { z } from 'zod'
import { icon, inclusions } from '../parts.ts'
import { between, flag, group, list, many, oneForEach, whole } from '../shape.ts'
import { address, anchor, line } from '../text.ts'
import { draws, frame } from './frame.ts'

/**
 * What the drawn screens of products are made of: src/figures/screen draws each part. A screen is an example
 * of what the words beside it say, and is never read out; whoever invents an amount for one says so on the page.
 */

const word = line(1, 44)
const text = word.describe('What it says.')
const labels = (min: number, max: number) => list(min, max, word).describe('What stands on each.')
const pair = z.tuple([word, word]).describe('What the two mean.')
const part = whole(1, 9)
const of = <Name extends string>(name: Name, what: string) => z.literal(name).describe(what)

const row = group({
  label: word.describe('What is stated.'),
  detail: word.optional().describe('Between the two, such as "12 h".'),
  value: word.optional().describe('The statement; left out, a gray bar stands for it.'),
  unsure: flag.describe('True marks the statement as one to look at.'),
})

const table = group({
  draws: of('table', 'A small table.'),
  columns: labels(2, 4),
  rows: list(1, 4, list(0, many, word)).describe('A word for each column, row by row.'),
  marked: flag.describe('True marks the first row as the one chosen.'),
  blank: whole(0, 4).default(0).describe('How many rows of gray bars follow.'),
}).superRefine(
  between(({ columns, rows }, tell) => {
    for (const [i, words] of rows.entries()) oneForEach(tell, ['rows', i], words, columns.length, 'columns')
  }),
)

const hoursRow = group({
  label: word.describe('What the time went into.'),
  hours: list(0, many, whole(0, 8)).describe('One for each column; 0 leaves it empty.'),
  waiting: flag.describe('True draws them hollow.'),
})

const hours = group({
  draws: of('hours', 'Hours in columns, such as the days of a week.'),
  columns: labels(2, 7),
  total: word.describe('Above the sums.'),
  rows: list(1, 4, hoursRow).describe('The lines, each with its sum.'),
  labels: pair.describe('What filled and hollow mean.'),
}).superRefine(
  between(({ columns, rows }, tell) => {
    for (const [i, row] of rows.entries()) oneForEach(tell, ['rows', i, 'hours'], row.hours, columns.length, 'columns')
  }),
)

const letter = group({
  draws: of('letter', 'A letter that waits for approval.'),
  paragraphs: list(1, 4, line(2, 180)).describe('What it says.'),
  marked: list(0, 4, word).describe('Words of it that are to be checked.'),
}).superRefine(
  between(({ paragraphs, marked }, tell) => {
    for (const [i, words] of marked.entries())
      if (!paragraphs.some((paragraph) => paragraph.includes(words)))
        tell(['marked', i], `is "${words}", which no paragraph says.`, 'Copy it from one of the paragraphs.')
  }),
)

const titled = (what: string) => group({ title: word.describe('What it is called.'), text: word.describe(what) })

const block = z.discriminatedUnion('draws', [
  group({ draws: of('title', 'A heading.'), text }),
  group({ draws: of('done', 'A heading behind a tick.'), text }),
  group({
    draws: of('head', 'A line in stronger type.'),
    text,
    state: word.optional().describe('At the end of the line.'),
    icon: icon.optional().describe('The pictogram in front of it.'),
  }),
  group({ draws: of('note', 'A line in smaller type.'), text: line(1, 90).describe('What it says.') }),
  group({ draws: of('input', 'A field with words typed into it.'), text }),
  group({
    draws: of('rows', 'Lines of a name and a value.'),
    rows: list(1, 5, row).describe('The lines.'),
    sum: flag.describe('True sets the last line apart as the sum.'),
  }),
  table,
  hours,
  group({
    draws: of('share', 'A bar, of which a part is hatched.'),
    share: part.describe('How many tenths of it are; schematic.'),
    labels: pair.optional(),
  }),
  group({
    draws: of('parts', 'A column in parts.'),
    parts: list(2, 5, {
      label: word.describe('What the part is.'),
      share: part.describe('Its height; schematic.'),
    }).describe('From the top. The first is hatched, the last tinted.'),
  }),
  group({ draws: of('totals', 'Lines that rise in steps.'), labels: labels(1, 3) }),
  letter,
  group({ draws: of('checks', 'Boxes to tick.'), labels: labels(1, 4) }),
  group({ draws: of('buttons', 'Buttons, the first of them the main one.'), labels: labels(1, 2) }),
  group({ draws: of('choice', 'A line with words to press at its end.'), text, labels: labels(1, 2) }),
  group({ draws: of('track', 'Stops on a line; the last is reached.'), labels: labels(2, 4) }),
  group({
    draws: of('months', 'Uneven bars against a level one.'),
    levels: list(3, 8, part).describe('How high each stands; schematic.'),
    labels: pair.describe('What the bars and the level are.'),
  }),
])
export type DrawnBlock = z.infer<typeof block>

const blocks = (min: number, max: number) => list(min, max, block)

/** The window of a program: a list at its left where it has one, what is worked on, and what comes of it. */
export const drawnWindow = group({
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

export const screen = group({
  draws: draws('screen', 'The screens of a program, each in a tab.'),
  ...frame,
  program: line(2, 24).describe('Whose screens they are: its name stands in the bar of each window.'),
  tabs: list(2, 6, tab).describe('The tabs; the first is shown first.'),
})
