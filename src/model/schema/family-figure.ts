import { z } from 'zod'
import { figureOf, marks, meanings } from './figures/frame.ts'
import { lines, loss, span } from './figures/lines.ts'
import { map, place } from './figures/map.ts'
import { contract } from './figures/payoff.ts'
import { moments, threadStart } from './figures/thread.ts'
import { asked } from './parts.ts'
import { between, group, list, many } from './shape.ts'
import { line, phrase } from './text.ts'

const rowsOfMarks = figureOf('marks', 'A row of marks for each member.', {
  columns: list(2, 6, line(1, 28)).describe('What stands above each column, from left to right.'),
  meanings,
  empty: line(3, 44).optional().describe('What an empty cell means, in words for those who cannot see it.'),
  always: line(1, 20).optional().describe('The column in which every member has a mark: what the figure argues.'),
}).superRefine(
  between(({ columns, always }, tell) => {
    if (always !== undefined && !columns.includes(always))
      tell(['always'], `is "${always}", which is no column.`, `Use one of: ${columns.join(', ')}.`)
  }),
)

/** The figure of a family: what it says itself. What it draws of each member, that member says (`inFamily`). */
export const familyFigure = z
  .discriminatedUnion('draws', [
    map,
    lines,
    figureOf('payoff', 'What the contracts of each member make of a price.', {}),
    figureOf('table', 'The table of the one member that has a column for each of the others.', {}),
    figureOf('thread', 'Threads from events to its members, each of which names its own ("events").', threadStart),
    figureOf('hands', 'The documents of its members, and who writes each of their pages.', {}),
    figureOf('call', 'The call that each member draws, side by side.', {}),
    rowsOfMarks,
  ])
  .describe('The figure of the family.')

/** What the figure of a family draws of each member; which of these it needs, the family's own figure says. */
export const inFamily = group({
  contracts: list(2, 3, contract)
    .optional()
    .describe('Its contracts, where the family draws what contracts make of a price.'),
  place: place.optional(),
  span: span.optional(),
  loss: loss.optional(),
  events: moments
    .optional()
    .describe('What leads a client here, at most three: events that the figure of its family lists ("thread").'),
  question: asked.max(80).optional().describe('What a client asks who needs it, in a figure that draws "hands".'),
  marks: group({
    cells: list(0, many, z.enum([...marks, 'none'])).describe('A mark for each column; "none" leaves its cell empty.'),
    words: list(0, many, phrase(1, 28)).describe('A short word for each cell.'),
  })
    .optional()
    .describe('Its row, where the family draws a table of marks.'),
}).describe('What the figure of its family draws of it.')
