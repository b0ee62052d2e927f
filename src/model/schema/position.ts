import { z } from 'zod'
import { line, phrase } from './parts.ts'

/** Front matter of an open position. */
export const position = z.strictObject({
  /** What the job is called: heading of its page and of its card. */
  title: line(4, 48),
  /** The part of the group that hires; the list is sorted and filtered by it. */
  department: z.enum(['Community', 'Investment', 'Research', 'Technology']),
  /** Where the work is done; the list is filtered by it. */
  location: z.enum(['New York', 'Remote', 'London', 'Singapore']),
  /** How much of the week it takes. */
  type: z.enum(['Full-time']),
  /** One short line under the title. No full stop. */
  summary: phrase(15, 80),
  /** One sentence: what the job is and for whom. On the card and in search results. */
  description: line(70, 155),
  /** What a candidate brings, a line for each. No full stop. */
  requirements: z.array(phrase(10, 110)).min(3).max(6),
  /** The last day to apply, such as 2026-09-30; left out where there is none. */
  closes: z.iso.date('must be a date such as 2026-09-30').optional(),
})
