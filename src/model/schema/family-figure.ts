import { z } from 'zod'
import { threadStart } from './figures/thread.ts'
import { draws, told } from './figures/told.ts'

/** The figure of a family: what it says itself. What it draws of each member, that member says (`inFamily`). */
export const familyFigure = z.discriminatedUnion('draws', [
  z.strictObject({ draws: draws('map', 'Its members on two axes.'), ...told }),
  z.strictObject({ draws: draws('payoff', 'What the contracts of each member make of a price.'), ...told }),
  z.strictObject({
    draws: draws('marks', 'The table of the one member that has a column for each of the others.'),
    ...told,
  }),
  z.strictObject({
    draws: draws('thread', 'Threads from events to its members, each of which names its own ("events").'),
    ...told,
    ...threadStart,
  }),
])
