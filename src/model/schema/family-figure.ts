import { z } from 'zod'
import { lines } from './figures/lines.ts'
import { map } from './figures/map.ts'
import { threadStart } from './figures/thread.ts'
import { complaint, draws, meanings, told } from './figures/told.ts'
import { group, list } from './shape.ts'
import { line } from './text.ts'

const rowsOfMarks = group({
  draws: draws('marks', 'A row of marks for each member.'),
  ...told,
  columns: list(2, 6, line(1, 28)).describe('What stands above each column, from left to right.'),
  meanings,
  empty: line(3, 44).optional().describe('What an empty cell means, in words for those who cannot see it.'),
  always: line(1, 20).optional().describe('The column in which every member has a mark: what the figure argues.'),
}).superRefine(({ columns, always }, context) => {
  if (always !== undefined && !columns.includes(always))
    complaint(context)(['always'], `is "${always}", which is no column.`, `Use one of: ${columns.join(', ')}.`)
})

/** The figure of a family: what it says itself. What it draws of each member, that member says (`inFamily`). */
export const familyFigure = z
  .discriminatedUnion('draws', [
    map,
    lines,
    group({ draws: draws('payoff', 'What the contracts of each member make of a price.'), ...told }),
    group({
      draws: draws('table', 'The table of the one member that has a column for each of the others.'),
      ...told,
    }),
    group({
      draws: draws('thread', 'Threads from events to its members, each of which names its own ("events").'),
      ...told,
      ...threadStart,
    }),
    group({
      draws: draws('hands', 'The documents of its members, and who writes each of their pages.'),
      ...told,
    }),
    group({ draws: draws('call', 'The call that each member draws, side by side.'), ...told }),
    rowsOfMarks,
  ])
  .describe('The figure of the family.')
