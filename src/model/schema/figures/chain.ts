import { z } from 'zod'
import { between, flag, group, list, numberOfOne, oneForEach, whole } from '../shape.ts'
import { line, phrase } from '../text.ts'
import { checkKey, figureOf, marks, meanings } from './frame.ts'

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

export const chain = figureOf('chain', 'One thing after another, also from a table back to its source.', {
  table: table.optional().describe('What somebody sees and doubts, where the chain is followed back from it.'),
  links: list(3, 6, link).describe('What happens, in order.'),
  source: source.optional().describe('Where the chain ends.'),
  meanings,
}).superRefine(
  between(({ table, links, meanings }, tell) => {
    if (table) {
      for (const [r, { cells }] of table.rows.entries())
        oneForEach(tell, ['table', 'rows', r, 'cells'], cells, table.columns.length, 'columns')
      numberOfOne(tell, ['table', 'opened'], table.opened, table.rows.length, 'rows')
      if (table.limit && !table.rows.some(({ cells }) => cells.some(({ bar }) => bar)))
        tell(['table', 'limit'], 'is written for a table without bars.', 'Give cells a bar, or take the line away.')
    }
    const drawn = new Set<string>(links.map(({ mark }) => mark))
    checkKey(tell, meanings, drawn)
    // Nobody asks for the meaning of marks that are all alike.
    const unnamed = [...drawn].find((one) => !meanings.some(({ mark }) => mark === one))
    if (unnamed && (meanings.length > 0 || drawn.size > 1))
      tell(['meanings'], `does not name "${unnamed}", which is drawn.`, 'Say what it means.')
  }),
)
