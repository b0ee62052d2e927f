import { z } from 'zod'
import { heading } from './parts.ts'
import { line } from './text.ts'

/** How a sheet is drawn: sentences, columns that are compared, who came when, or lines of a program. */
const sheetForms = ['text', 'table', 'marks', 'code'] as const

/** A line of a sheet. */
const sheetRow = z.strictObject({
  label: line(1, 32).describe('What the line is, at its left.'),
  struck: line(2, 110).optional().describe('What stood there before; it is struck out.'),
  cells: z
    .array(line(1, 110))
    .max(8)
    .default([])
    .describe('What stands there: one for each column, or one alone. On marks: came or missed.'),
  note: line(3, 90).optional().describe('What is written in the margin beside it.'),
})

/** What the work is done on, drawn: a sheet and the notes in its margin. */
export const worksheet = z
  .strictObject({
    title: heading.describe('What the sheet is, such as "A study plan, marked up".'),
    drawn: z
      .enum(sheetForms)
      .describe('text for sentences; table for columns that are compared; marks for who came when; code.'),
    columns: z
      .array(line(1, 32))
      .min(2)
      .max(8)
      .optional()
      .describe('What the columns are called: on tables and marks.'),
    rows: z.array(sheetRow).min(3).max(8).describe('Its lines, from the top.'),
  })
  .describe('What the work is done on, drawn above the text: a sheet with notes in its margin.')
