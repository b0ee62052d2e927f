import { z } from 'zod'
import { group, list, many, whole } from '../shape.ts'
import { address, line, phrase } from '../text.ts'
import { complaint, draws, marks as looks, remark, told } from './told.ts'

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

export const marks = group({
  draws: draws('marks', 'A table of marks.'),
  ...told,
  across: line(2, 28).optional().describe('What the columns are, such as "Quarter".'),
  columns: list(2, 12, line(1, 28)).describe('What stands above each column, from left to right.'),
  end: line(4, 40).optional().describe('Above what becomes of the rows.'),
  meanings: list(0, 6, {
    mark: z.enum(looks).describe('The mark.'),
    name: line(2, 44).describe('What it means here, in the key.'),
  })
    .default([])
    .describe('What the marks mean. Only a mark that always has its word in the cell needs no meaning.'),
  empty: line(3, 44).optional().describe('What an empty cell means, in words for those who cannot see it.'),
  rows: list(2, 12, row).describe('The rows, from the top.'),
  joined: z
    .boolean()
    .default(false)
    .describe(
      'True where a thing goes from column to column until a mark stops it. What is behind that is not reached.',
    ),
  follow: whole(1).optional().describe('The row to look at, counted from 1: its numbers stand in it.'),
  remarks: list(2, 5, numbered).optional().describe('What happens, in order, each behind its number.'),
}).superRefine((table, context) => {
  const complain = complaint(context)
  const { columns, rows, meanings, end, empty, joined, follow, remarks = [] } = table
  const most = mostOf(columns.length)
  for (const [i, column] of columns.entries())
    if (column.length > most)
      complain(
        ['columns', i],
        `has ${column.length} characters, and among ${columns.length} columns at most ${most}.`,
        'Shorten it.',
      )
  if (joined && columns.length > mostWorded)
    complain(
      ['joined'],
      `is true, and there are ${columns.length} columns.`,
      `Remove it, or keep ${mostWorded} columns at most.`,
    )
  for (const [i, { name, cells, words, end: becomes }] of rows.entries()) {
    if (rows.findIndex((other) => other.name === name) < i)
      complain(['rows', i, 'name'], `is "${name}", which stands above already.`, 'Give each row a name of its own.')
    for (const [field, list] of Object.entries({ cells, words }))
      if (list && list.length !== columns.length)
        complain(
          ['rows', i, field],
          `must have ${columns.length} entries, one for each column, and has ${list.length}.`,
          'Write one for each column.',
        )
    if (words && columns.length > mostWorded)
      complain(
        ['rows', i, 'words'],
        `stands in ${columns.length} columns, which are too narrow for words.`,
        `Keep ${mostWorded} columns at most, or let the marks say it.`,
      )
    if (Boolean(becomes) !== Boolean(end))
      complain(
        ['rows', i, 'end'],
        becomes ? 'has nothing above it.' : 'is missing.',
        becomes ? 'Write "end" of the figure, or remove it.' : 'Say what becomes of it, or remove "end" of the figure.',
      )
    const stop = cells.indexOf('stop')
    for (const [j, cell] of cells.entries()) {
      const field = ['rows', i, 'cells', j]
      if (joined && stop >= 0 && j > stop && cell !== 'none')
        complain(
          field,
          `is "${cell}", and the row is stopped before it.`,
          'Write none: what is behind a stop is not reached.',
        )
      else if (cell === 'none' && joined && !empty && (stop < 0 || j < stop))
        complain(
          field,
          'is empty, and the figure does not say what that means.',
          'Write "empty" of the figure, such as "Isn’t needed".',
        )
      else if (cell !== 'none' && !words && !meanings.some(({ mark }) => mark === cell))
        complain(field, `is "${cell}", which "meanings" does not name.`, 'Say there what it means.')
    }
  }
  for (const [i, { mark }] of meanings.entries()) {
    if (meanings.findIndex((other) => other.mark === mark) < i)
      complain(['meanings', i, 'mark'], `is "${mark}" a second time.`, 'A mark means one thing: keep one of the two.')
    else if (!rows.some(({ cells }) => cells.includes(mark)))
      complain(['meanings', i, 'mark'], `is "${mark}", which no row has.`, 'Remove it.')
  }
  if (follow && follow > rows.length)
    complain(['follow'], `is ${follow}, and there are ${rows.length} rows.`, 'Write the number of a row.')
  const placeOf = ({ at, row: own = follow }: { at: number; row?: number | undefined }) => `${own}, ${at}`
  for (const [i, { at, row: own = follow }] of remarks.entries()) {
    const field = ['remarks', i, 'at']
    if (!own) complain(['remarks', i, 'row'], 'is missing.', 'Write it, or "follow" of the figure.')
    else if (own > rows.length)
      complain(['remarks', i, 'row'], `is ${own}, and there are ${rows.length} rows.`, 'Write the number of a row.')
    if (at > columns.length)
      complain(field, `is ${at}, and there are ${columns.length} columns.`, 'Write the number of a column.')
    else if (remarks.findIndex((other) => placeOf(other) === placeOf({ at, row: own })) < i)
      complain(field, 'has a number already.', 'Put the two into one, or move one of them.')
  }
})
