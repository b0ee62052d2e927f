import { z } from 'zod'
import { between, flag, group, list, numberOfOne, oneForEach, whole } from '../shape.ts'
import { line, phrase } from '../text.ts'
import { checkKey, draws, frame, marks, meanings } from './frame.ts'

const link = group({
  where: phrase(3, 24).optional().describe('Where it happens, such as a desk.'),
  by: phrase(2, 32).optional().describe('Who does it, such as "Building manager".'),
  title: phrase(4, 48).describe('What happens, in a few words.'),
  text: phrase(4, 90).optional().describe('What is found there, made up.'),
  mark: z.enum(marks).default('full').describe('Its mark on the line.'),
  signs: flag.describe('True where a person signs before it goes on.'),
})

const cell = group({
  says: phrase(1, 28).describe('What the cell says, such as "Reported". No amounts.'),
  bar: whole(1, 10).optional().describe('A bar of so many tenths, against the other bars of its column.'),
  vague: flag.describe('True draws the bar hollow, such as an estimate.'),
})

const table = group({
  title: phrase(4, 48).describe('Above the table.'),
  each: phrase(2, 24).describe('What its rows are, such as "Building".'),
  columns: list(1, 3, phrase(2, 28)).describe('Its columns.'),
  rows: list(2, 5, {
    label: phrase(2, 32).describe('What the row is about.'),
    cells: list(1, 3, cell).describe('A cell for each column.'),
  }).describe('Its rows.'),
  limit: whole(1, 9).optional().describe('A line across the bars, at so many tenths: what they are held against.'),
  opened: whole(1, 5).describe('The number of the row whose last cell is opened, from 1.'),
})

const source = group({
  title: phrase(4, 48).describe('What it is, such as "The signed agreement".'),
  lines: list(1, 5, phrase(2, 80)).describe('What it says, line by line.'),
  open: line(10, 120).optional().describe('What stays open there.'),
})

const part = group({
  title: phrase(3, 28).describe('The part, such as a line of business.'),
  quote: phrase(4, 72).optional().describe('The passage that was quoted, made up. Left out where there is none.'),
  where: phrase(4, 56).describe('Where it stands, or what was looked for in vain.'),
  end: phrase(3, 28).describe('What it leads to, or that it leads to nothing.'),
  mark: z.enum(['full', 'stop', 'missing']).describe('What it does to that: serves it, harms it, or nothing is known.'),
})

const split = group({
  title: phrase(4, 48).describe('What is split, such as "A maker of pumps".'),
  by: phrase(2, 32).describe('Where it is from.'),
  heads: list(3, 3, phrase(3, 32)).describe('Over its parts, what was quoted, and what they lead to.'),
  parts: list(2, 4, part).describe('Its parts, from the top down.'),
})

export const chain = group({
  draws: draws(
    'chain',
    'One thing after another, also from a table back to its source, or one thing split into parts.',
  ),
  ...frame,
  table: table.optional().describe('What somebody sees and doubts, where the chain is followed back from it.'),
  links: list(3, 6, link).optional().describe('What happens, in order.'),
  source: source.optional().describe('Where the chain ends.'),
  split: split.optional().describe('Instead of a chain: one thing, and the parts it is split into.'),
  meanings,
}).superRefine(
  between(({ table, links, source, split, meanings }, tell) => {
    if (links && split) tell(['split'], 'stands beside links.', 'Keep one of the two.')
    if (!links && !split) tell(['links'], 'is missing.', 'Write what happens in order, or "split" one thing.')
    if (split && (table || source))
      tell(['split'], 'stands beside a table or a source.', 'Remove those, or write "links".')
    if (table) {
      for (const [r, { cells }] of table.rows.entries())
        oneForEach(tell, ['table', 'rows', r, 'cells'], cells, table.columns.length, 'columns')
      numberOfOne(tell, ['table', 'opened'], table.opened, table.rows.length, 'rows')
      if (table.limit && !table.rows.some(({ cells }) => cells.some(({ bar }) => bar)))
        tell(['table', 'limit'], 'is written for a table without bars.', 'Give cells a bar, or take the line away.')
    }
    for (const [i, { quote, mark }] of (split?.parts ?? []).entries()) {
      const at = ['split', 'parts', i, 'mark']
      if (!quote && mark !== 'missing')
        tell(at, `is "${mark}", and no passage is quoted.`, 'Quote a passage, or write "mark: missing".')
      if (quote && mark === 'missing')
        tell(at, 'is "missing", and a passage is quoted.', 'Remove the quote, or say what it proves.')
    }
    const drawn = new Set<string>((links ?? split?.parts ?? []).map(({ mark }) => mark))
    checkKey(tell, meanings, drawn)
    // Nobody asks for the meaning of marks that are all alike.
    const unnamed = [...drawn].find((one) => !meanings.some(({ mark }) => mark === one))
    if (unnamed && (meanings.length > 0 || drawn.size > 1))
      tell(['meanings'], `does not name "${unnamed}", which is drawn.`, 'Say what it means.')
  }),
)
