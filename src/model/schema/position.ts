import { z } from 'zod'
import { country, currency } from './codes.ts'
import { figure } from './figures/figure.ts'
import { common } from './parts.ts'
import { between, group, list, many } from './shape.ts'
import { date, line, phrase } from './text.ts'

const amount = z.number().min(1).max(1_000_000_000)

const pay = group({
  from: amount.describe('The least, as a plain number, such as 90000.'),
  to: amount.describe('The most; the same as from where there is one number.'),
  currency: currency.describe('By its three letters, such as USD.'),
  per: z.enum(['year', 'month', 'hour']).describe('What it is paid for.'),
}).superRefine(
  between(({ from, to }, tell) => {
    if (from > to) tell(['to'], `is ${to}, less than from, ${from}.`, 'Swap the two.')
  }),
)

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
  figure: figure.optional().describe('What the work is done on, drawn below the text.'),
  status: common.status,
  posted: date
    .optional()
    .describe('The day it was first published, such as 2026-09-01. Search engines list no position without it.'),
  closes: date.optional().describe('The last day to apply, such as 2026-09-30; left out where there is none.'),
}).superRefine(
  between(({ applicants, location, posted, closes }, tell) => {
    // Who works at an office lives near it.
    if (applicants && location !== 'Remote')
      tell(['applicants'], `is given, and the work is done in ${location}.`, 'Remove it, or set location to Remote.')
    if (posted && closes && posted > closes)
      tell(['posted'], `is ${posted}, after its last day, ${closes}.`, 'Change one of the two days.')
  }),
)
