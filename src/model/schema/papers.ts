import { z } from 'zod'
import { phrase } from './text.ts'

/** The papers of a trade laid side by side: row by row what each says, and how neighbors agree, clash or leave a gap. */

const sheet = z.strictObject({
  title: phrase(3, 32).describe('What the paper or screen is, such as "Beneficiary form".'),
  keeper: phrase(2, 32).describe('Who keeps it, such as "The insurer".'),
  look: z
    .enum(['form', 'deed', 'talk', 'ledger', 'screen'])
    .describe('How it is drawn: blanks to fill in, clauses, what was said, ruled lines, or a window.'),
})

const written = z.strictObject({
  label: phrase(2, 26).optional().describe('What stands before it, such as "Pays to".'),
  text: phrase(1, 60)
    .optional()
    .describe('What it says. Made up, and no claim about anybody. Left out, the place is empty.'),
})

/** Whether two papers agree, or clash, or one of them is empty. */
export const fits = z.enum(['agree', 'clash', 'missing'])

const tie = z.strictObject({
  gap: z.int().min(1).max(2).default(1).describe('Between which papers: 1 after the first, 2 after the second.'),
  how: fits.describe('Whether the two agree, or clash, or one of them is empty.'),
  says: phrase(4, 44).describe('What the tie says, such as "Two names for one policy".'),
  shows: z
    .int()
    .min(1)
    .max(6)
    .optional()
    .describe('The number of the capability that is told at this tie, from 1. Each is told once.'),
})

export const papers = z
  .strictObject({
    sheets: z.array(sheet).min(2).max(3).describe('The papers, from left to right.'),
    rows: z
      .array(
        z.strictObject({
          lines: z
            .array(written)
            .min(2)
            .max(3)
            .describe('What each paper says in this row, in the order of the papers; {} where it says nothing.'),
          ties: z.array(tie).max(2).default([]).describe('How neighbors in this row are tied, at most once a gap.'),
        }),
      )
      .min(2)
      .max(6)
      .describe('The rows, from the top down.'),
  })
  .describe('The papers of the trade, side by side, drawn as an example. Left out, the capabilities stand as a list.')

export type Papers = z.infer<typeof papers>
