import { z } from 'zod'
import { heading } from './parts.ts'
import { address, line, phrase } from './text.ts'
import { sheetRow } from './worksheet.ts'

/** What a division takes off people's hands: scraps of the jobs, in the lines of a sheet, and the records in their place. */

/** What a scrap is. Two windows are the only one with columns. */
const scrapLooks = ['mails', 'slips', 'sheet', 'windows', 'reminders', 'receipts'] as const

const scrap = z
  .strictObject({
    look: z
      .enum(scrapLooks)
      .describe(
        'How it is drawn: mails that answer each other, slips side by side, one sheet with what is doubtful circled, two windows of which one was copied into the other, reminders one over the other, or receipts in a box.',
      ),
    title: phrase(3, 48).describe('What it is, such as "Three statements, June".'),
    columns: z.array(line(1, 24)).length(2).optional().describe('The names of the two windows; on windows alone.'),
    rows: z
      .array(sheetRow)
      .min(2)
      .max(5)
      .describe('Its lines, made up. What is struck out has been corrected by hand.'),
  })
  .describe('The job as it lies on a desk, drawn as an example. Left out, its name alone is crossed out.')

export type Scrap = z.infer<typeof scrap>

const jobFeature = z.strictObject({
  text: phrase(3, 70).describe('What it does, in a few words.'),
  pages: z.array(address).max(4).default([]).describe('The pages below the product that do it; each is named once.'),
  example: phrase(3, 60)
    .optional()
    .describe('What the record then says, made up: an answer to what stands on the scrap.'),
})

/** One of a division's products. */
const jobProduct = z.strictObject({
  job: line(10, 48).describe('The job that it takes off somebody, such as "Adding up by hand".'),
  scrap: scrap.optional(),
  title: line(2, 48).describe('Two to five words.'),
  description: line(20, 260).describe('One or two sentences.'),
  features: z.array(jobFeature).min(2).max(6).describe('What it does, a line for each.'),
  names: phrase(2, 32)
    .optional()
    .describe(
      'What its pages are that no feature names, before their names, such as "Kept for". Left out, they are "Also here".',
    ),
  page: address.describe('The page it leads to.'),
})

export const jobProducts = z.strictObject({
  heading: heading.describe('Above the jobs.'),
  cards: z.array(jobProduct).min(4).max(8).describe('The products, each beside the job that it takes off somebody.'),
})
