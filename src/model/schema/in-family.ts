import { z } from 'zod'
import { moments } from './figures/thread.ts'
import { asked } from './parts.ts'
import { phrase } from './text.ts'

/** What somebody does for a study, in order. */
export const rightNames = ['asks', 'supplies', 'holds', 'finds', 'releases', 'reads'] as const

const right = z.strictObject({
  who: phrase(2, 28).describe('Who that is here, and on what terms.'),
  signs: z.boolean().default(false).describe('True where they are those who do the study and sign it.'),
})

/** What the figure of a family draws of each member; which of these it needs, the family's own figure says. */
export const inFamily = z
  .strictObject({
    question: asked.max(80).optional().describe('What a client asks who needs it, in a figure that draws "hands".'),
    rights: z
      .strictObject({
        asks: right.describe('Who asks the question.'),
        supplies: right.describe('Who pays, or supplies the records.'),
        holds: right.describe('Where the records rest.'),
        finds: right.describe('Who decides on the findings.'),
        releases: right.describe('Who decides on publication.'),
        reads: right.describe('Who may read the result.'),
      })
      .optional()
      .describe('Who may do what, in a figure that draws "rights".'),
    events: moments
      .optional()
      .describe('What leads a client here, at most three: events that the figure of its family lists ("thread").'),
  })
  .describe('What the figure of its family draws of it.')
