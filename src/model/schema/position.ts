import { z } from 'zod'
import { country, currency } from './codes.ts'
import { common, heading } from './parts.ts'
import { between, group, list, many, oneForEach } from './shape.ts'
import { date, line, phrase } from './text.ts'

const amount = z.number().min(1).max(1_000_000_000)

const pay = group({
  from: amount.describe('The least, as a plain number, such as 90000.'),
  to: amount.describe('The most; the same as from where there is one number.'),
  currency: currency.describe('By its three letters, such as USD.'),
  per: z.enum(['year', 'month', 'hour']).describe('What it is paid for.'),
})

/** A line of a sheet. */
const sheetRow = group({
  label: line(1, 32).describe('What the line is, at its left.'),
  struck: line(2, 110).optional().describe('What stood there before; it is struck out.'),
  cells: list(0, 8, line(1, 110))
    .default([])
    .describe('What stands there: one for each column, or one alone. On marks: came or missed.'),
  note: line(3, 90).optional().describe('What is written in the margin beside it.'),
})

/** What the work is done on, drawn: a sheet and the notes in its margin. */
export const worksheet = group({
  title: heading.describe('What the sheet is, such as "A study plan, marked up".'),
  drawn: z
    .enum(['text', 'table', 'marks', 'code'])
    .describe('text for sentences; table for columns that are compared; marks for who came when; code.'),
  columns: list(2, 8, line(1, 32)).optional().describe('What the columns are called: on tables and marks.'),
  rows: list(3, 8, sheetRow).describe('Its lines, from the top.'),
})
  .superRefine(
    between(({ drawn, columns, rows }, tell) => {
      const isTable = drawn === 'table' || drawn === 'marks'
      if (isTable && !columns) {
        tell(['columns'], 'is missing.', `Name the columns, or choose another form than "${drawn}".`)
        return
      }
      if (!isTable && columns)
        tell(['columns'], `is given, and "${drawn}" has none.`, 'Remove it, or make it "drawn: table".')
      for (const [i, { cells, struck }] of rows.entries()) {
        const path = ['rows', i, 'cells']
        if (columns && isTable) oneForEach(tell, path, cells, columns.length, 'columns')
        if (!columns && cells.length !== 1 && !(cells.length === 0 && struck))
          tell(path, `has ${cells.length} entries, exactly 1.`, 'Write one, or what was struck out.')
        for (const [n, cell] of cells.entries())
          if (drawn === 'marks' && cell !== 'came' && cell !== 'missed')
            tell([...path, n], `is "${cell}", which is not known.`, 'Use one of: came, missed.')
      }
    }),
  )
  .describe('What the work is done on, drawn above the text: a sheet with notes in its margin.')

/** Front matter of an open position. */
export const position = group({
  title: line(4, 48).describe('What the job is called: heading of its page and of its card.'),
  department: line(2, 24)
    .meta({ picks: 'department' })
    .describe(
      'The part of the group that hires, one of `careers.departments` in content/company.yaml; the list is sorted and filtered by it.',
    ),
  location: line(2, 24)
    .meta({ picks: 'location' })
    .describe('Where the work is done: the city of an office, or Remote; the list is filtered by it.'),
  applicants: list(1, many, country)
    .optional()
    .describe(
      'For remote work alone: the countries where an applicant may live, each by its two letters, such as US. Search engines list no remote position without it.',
    ),
  type: line(2, 24)
    .meta({ picks: 'type' })
    .describe('How much of the week it takes: one of `careers.types` in content/company.yaml.'),
  pay: pay
    .optional()
    .describe('The range that is paid: on its page, on its card and in search results. Left out where none is given.'),
  summary: phrase(15, 80).describe('One short line under the title. No full stop.'),
  description: line(70, 155).describe('One sentence: what the job is and for whom. On the card and in search results.'),
  requirements: list(3, 6, phrase(10, 110)).describe('What a candidate brings, a line for each. No full stop.'),
  sheet: worksheet.optional(),
  status: common.status,
  posted: date
    .optional()
    .describe('The day it was first published, such as 2026-09-01. Search engines list no position without it.'),
  closes: date.optional().describe('The last day to apply, such as 2026-09-30; left out where there is none.'),
})
