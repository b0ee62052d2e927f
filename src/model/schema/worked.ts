import { z } from 'zod'
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
