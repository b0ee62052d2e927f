import { z } from 'zod'
import { threadStart } from './figures/thread.ts'
import { draws, told } from './figures/told.ts'
import { line } from './text.ts'

const column = line(3, 20)

/** The figure of a family: what it says itself. What it draws of each member, that member says (`inFamily`). */
export const familyFigure = z.discriminatedUnion('draws', [
  z.strictObject({ draws: draws('map', 'Its members on two axes.'), ...told }),
  z.strictObject({
    draws: draws('hands', 'The documents of its members, and who writes each of their pages.'),
    ...told,
  }),
  z.strictObject({
    draws: draws('rights', 'Who may do what in each of its members.'),
    ...told,
    columns: z
      .strictObject({
        asks: column,
        supplies: column,
        holds: column,
        finds: column,
        releases: column,
        reads: column,
      })
      .describe('What the six rights are called.'),
  }),
  z.strictObject({
    draws: draws('thread', 'Threads from events to its members, each of which names its own ("events").'),
    ...told,
    ...threadStart,
  }),
])
