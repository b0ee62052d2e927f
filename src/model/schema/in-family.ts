import { z } from 'zod'
import { loss, span } from './figures/lines.ts'
import { place } from './figures/map.ts'

/** What the figure of a family draws of each member; which of these it needs, the family's own figure says. */
export const inFamily = z
  .strictObject({ place: place.optional(), span: span.optional(), loss: loss.optional() })
  .describe('What the figure of its family draws of it.')
