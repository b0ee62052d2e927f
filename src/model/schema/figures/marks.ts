import { z } from 'zod'
import { repeats } from '../../checks/near.ts'
import { between, eachOnce, flag, group, list, many, numberOfOne, oneForEach, whole } from '../shape.ts'
import { address, line, phrase } from '../text.ts'
import { checkKey, figureOf, keyOf, marks as looks, remark } from './frame.ts'

/** How long the name of a column may be: the more there are, the shorter. */
const mostOf = (columns: number) => (columns > 6 ? 9 : columns > 4 ? 20 : 28)
/** More columns leave no room for words in the cells. */
const mostWorded = 6

const row = group({
  name: line(2, 40).describe('What the row is.'),
  text: line(4, 80).optional().describe('What else there is to say of it, below its name.'),
  page: address.optional().describe('The page that its name leads to.'),
  cells: list(0, many, z.enum([...looks, 'none'])).describe('A mark for each column; "none" leaves its cell empty.'),
  words: list(0, many, phrase(1, 28))
    .optional()
    .describe('A short word for each cell, where the mark alone does not say it.'),
  end: line(4, 160).optional().describe('What becomes of it, behind its cells.'),
})

const numbered = remark.extend({
  row: whole(1).optional().describe('Its row, where it is not the one that is followed.'),
})

export const marks = figureOf('marks', 'A table of marks.', {
  across: line(2, 28).optional().describe('What the columns are, such as "Quarter".'),
  columns: list(2, 12, line(1, 28)).describe('What stands above each column, from left to right.'),
  end: line(4, 40).optional().describe('Above what becomes of the rows.'),
  meanings: keyOf(looks).describe(
    'What the marks mean. Only a mark that always has its word in the cell needs no meaning.',
  ),
  empty: line(3, 44).optional().describe('What an empty cell means, in words for those who cannot see it.'),
  rows: list(2, 12, row).describe('The rows, from the top.'),
  joined: flag.describe(
    'True where a thing goes from column to column until a mark stops it. What is behind that is not reached.',
  ),
  follow: whole(1).optional().describe('The row to look at, counted from 1: its numbers stand in it.'),
  remarks: list(2, 5, numbered).optional().describe('What happens, in order, each behind its number.'),
}).superRefine(
  between((table, tell) => {
    const { columns, rows, meanings, end, empty, joined, follow, remarks = [] } = table
    const most = mostOf(columns.length)
    const among = `among ${columns.length} columns at most ${most}`
    for (const [i, { length }] of columns.entries())
      if (length > most) tell(['columns', i], `has ${length} characters, and ${among}.`, 'Shorten it.')
    const isWide = columns.length > mostWorded
    const narrow = `Keep ${mostWorded} columns at most, or remove it.`
    if (joined && isWide) tell(['joined'], `is true, and there are ${columns.length} columns.`, narrow)
    eachOnce(tell, ['rows'], rows, 'Give each row a name of its own.', 'name')
    for (const [i, { cells, words, end: becomes }] of rows.entries()) {
      oneForEach(tell, ['rows', i, 'cells'], cells, columns.length, 'columns')
      if (words) oneForEach(tell, ['rows', i, 'words'], words, columns.length, 'columns')
      if (words && isWide)
        tell(['rows', i, 'words'], `stands in ${columns.length} columns, which are too narrow for words.`, narrow)
      if (becomes && !end) tell(['rows', i, 'end'], 'has nothing above it.', 'Write "end" of the figure, or remove it.')
      if (end && !becomes)
        tell(['rows', i, 'end'], 'is missing.', 'Say what becomes of it, or remove "end" of the figure.')
      const stop = cells.indexOf('stop')
      for (const [j, cell] of cells.entries()) {
        const at = ['rows', i, 'cells', j]
        const isBehind = stop >= 0 && j > stop
        if (joined && isBehind && cell !== 'none')
          tell(
            at,
            `is "${cell}", and the row is stopped before it.`,
            'Write none: what is behind a stop is not reached.',
          )
        else if (cell === 'none' && joined && !empty && !isBehind)
          tell(
            at,
            'is empty, and the figure does not say what that means.',
            'Write "empty" of it, such as "Isn’t needed".',
          )
        else if (cell !== 'none' && !words && !meanings.some(({ mark }) => mark === cell))
          tell(at, `is "${cell}", which "meanings" does not name.`, 'Say there what it means.')
      }
    }
    checkKey(tell, meanings, new Set(rows.flatMap(({ cells }) => cells)))
    numberOfOne(tell, ['follow'], follow ?? 0, rows.length, 'rows')
    for (const [i, { at, row = follow }] of remarks.entries()) {
      if (!row) tell(['remarks', i, 'row'], 'is missing.', 'Write it, or "follow" of the figure.')
      numberOfOne(tell, ['remarks', i, 'row'], row ?? 0, rows.length, 'rows')
      numberOfOne(tell, ['remarks', i, 'at'], at, columns.length, 'columns')
    }
    for (const { i } of repeats(remarks, ({ at, row = follow }) => `${row}, ${at}`))
      tell(['remarks', i, 'at'], 'has a number already.', 'Put the two into one, or move one of them.')
  }),
)
