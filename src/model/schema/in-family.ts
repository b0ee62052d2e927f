import { z } from 'zod'
import { loss, span } from './figures/lines.ts'
import { place } from './figures/map.ts'
import { contract } from './figures/payoff.ts'
import { moments } from './figures/thread.ts'
import { marks } from './figures/told.ts'
import { asked } from './parts.ts'
import { group, list, many } from './shape.ts'
import { phrase } from './text.ts'

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
