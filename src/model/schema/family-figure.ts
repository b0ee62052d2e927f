import { z } from 'zod'
import { lines } from './figures/lines.ts'
import { map } from './figures/map.ts'
import { threadStart } from './figures/thread.ts'
import { draws, told } from './figures/told.ts'

/** The figure of a family: what it says itself. What it draws of each member, that member says (`inFamily`). */
export const familyFigure = z.discriminatedUnion('draws', [
  map,
  lines,
  z.strictObject({
    draws: draws('thread', 'Threads from events to its members, each of which names its own ("events").'),
    ...told,
    ...threadStart,
  }),
])
