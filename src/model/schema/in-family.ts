import { z } from 'zod'
import { loss, span } from './figures/lines.ts'
import { place } from './figures/map.ts'
import { moments } from './figures/thread.ts'

/** What the figure of a family draws of each member; which of these it needs, the family's own figure says. */
export const inFamily = z
  .strictObject({
    place: place.optional(),
    span: span.optional(),
    loss: loss.optional(),
    events: moments
      .optional()
      .describe('What leads a client here, at most three: events that the figure of its family lists ("thread").'),
  })
  .describe('What the figure of its family draws of it.')
