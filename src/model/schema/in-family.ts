import { z } from 'zod'
import { contract } from './figures/payoff.ts'
import { moments } from './figures/thread.ts'

/** What the figure of a family draws of each member; which of these it needs, the family's own figure says. */
export const inFamily = z
  .strictObject({
    contracts: z
      .array(contract)
      .min(2)
      .max(3)
      .optional()
      .describe('Its contracts, where the family draws what contracts make of a price.'),
    events: moments
      .optional()
      .describe('What leads a client here, at most three: events that the figure of its family lists ("thread").'),
  })
  .describe('What the figure of its family draws of it.')
