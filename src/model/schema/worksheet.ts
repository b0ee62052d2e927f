import { z } from 'zod'
import { heading } from './parts.ts'
import { group, list } from './shape.ts'
import { line } from './text.ts'

/** How a sheet is drawn: sentences, columns that are compared, who came when, or lines of a program. */
const sheetForms = ['text', 'table', 'marks', 'code'] as const

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
    .enum(sheetForms)
    .describe('text for sentences; table for columns that are compared; marks for who came when; code.'),
  columns: list(2, 8, line(1, 32)).optional().describe('What the columns are called: on tables and marks.'),
  rows: list(3, 8, sheetRow).describe('Its lines, from the top.'),
}).describe('What the work is done on, drawn above the text: a sheet with notes in its margin.')
