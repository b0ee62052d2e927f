import { z } from 'zod'
import { line } from './text.ts'
import { checkWorked } from './worked-checks.ts'
import { bars, course, tape } from './worked-shapes.ts'

/** One worked case of what a page is about. A new page stands without it. */
export const worked = z
  .discriminatedUnion('shape', [course, tape, bars])
  .superRefine((value, context) =>
    checkWorked(value, (path, message) => context.addIssue({ code: 'custom', path, message })),
  )
  .optional()
  .describe('One worked case, drawn below the opening and marked as an example.')

/** Parts of the case, drawn again; beside headings of the text, and those that all pages of the kind have. */
export const details = (headings: Readonly<Record<string, string>>) =>
  z
    .array(
      z.strictObject({
        beside: line(2, 80).describe(
          `Beside what it stands: a heading of the text, or ${Object.values(headings)
            .map((heading) => `"${heading}"`)
            .join(', ')}.`,
        ),
        notes: z.array(z.int().min(1)).min(1).max(3).describe('The notes of the case that it shows, counted from 1.'),
      }),
    )
    .max(6)
    .default([])
    .describe('Parts of the case, drawn again beside the words that speak of them.')
