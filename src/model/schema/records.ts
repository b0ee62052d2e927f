import { z } from 'zod'
import { replacedThings } from '../replaced-things.ts'
import { comparing as family, described as offering } from './catalog.ts'
import { fits, papers } from './papers.ts'
import { kind, point, question } from './parts.ts'
import { systemCase } from './system-case.ts'
import { address, line, phrase } from './text.ts'

/** Front matter of what keeps a record: systems, whose record passes desks, and tools, each with its own. */

/** The number of a capability, from 1: it stands beside the field in the drawing and beside the words. */
export const shows = z.int().min(1).max(6).describe('The number of the capability that it shows, from 1.')

const kept = {
  name: phrase(4, 36).describe('What one record is, such as "One loan".'),
  check: line(20, 120).describe('What is checked before it counts.'),
  leaves: line(10, 90).describe('What leaves in the end, and to whom.'),
}

const finding = z
  .strictObject({
    title: line(10, 80).describe('What the figure shows, in one sentence.'),
    text: line(20, 240).describe('What follows from it for a reader.'),
  })
  .describe('Stands under the figure.')

/** A heading with a sentence or two beside it. */
const headed = z.strictObject({
  heading: line(8, 60).describe('The heading.'),
  text: line(20, 240).describe('One or two sentences beside it.'),
})

const deskName = phrase(3, 18)

const stop = z.strictObject({
  desk: deskName.describe('The desk, as the family calls it.'),
  does: phrase(8, 48).describe('What happens to the record there.'),
  signs: z.boolean().default(false).describe('True where a person has to sign before it goes on.'),
})

export const system = z.strictObject({
  ...offering.shape,
  kind: kind('system'),
  record: z
    .strictObject({
      name: kept.name,
      check: kept.check.optional().describe('What is checked where it is signed. Left out where a capability says it.'),
      leaves: kept.leaves.optional().describe('What leaves in the end. Left out where a capability says it.'),
    })
    .describe('One record: what is kept of a case.'),
  route: z.array(stop).min(3).max(5).describe('The desks that one record passes, in order. One of them signs.'),
  case: systemCase.optional(),
  questions: z
    .array(question.extend({ at: deskName.optional().describe('The desk of the route that it is about.') }))
    .min(1)
    .max(7)
    .describe('What institutions ask, told at the desks of the route.'),
  chapters: z
    .array(deskName)
    .max(6)
    .default([])
    .describe('The desk of the route that each chapter of the text is about, in the order of the text.'),
})

export const systems = z.strictObject({
  ...family.shape,
  kind: kind('systems'),
  desks: z
    .array(
      z.strictObject({
        label: deskName.describe('What it is called, such as "Sign-off".'),
        text: phrase(8, 44).describe('Who sits there.'),
      }),
    )
    .min(3)
    .max(5)
    .describe('The desks that records pass, from the first to the last: the columns of the figure.'),
  finding,
  beginning: headed.describe('Above the advice on where to begin.'),
  comparing: headed.describe('Above the table.'),
})

/** What a field of a tool's record holds: the card of its family shows what it is about, what came of it, and its source. */
const holds = ['who', 'what', 'when', 'amount', 'decision', 'source'] as const
export type Holds = (typeof holds)[number]

const fieldLabel = phrase(2, 26)

const toolField = z.strictObject({
  label: fieldLabel.describe('What the field is called, such as "Due date".'),
  example: phrase(1, 40).describe('What stands in it. Made up, and no claim about anybody.'),
  holds: z
    .enum(holds)
    .describe('What it holds: by it up to three are chosen for the card in the figure of the family.'),
})

/** A filled-in line says where it came from, as the papers on the same page have it. */
const filledField = toolField.extend({
  paper: z.int().min(1).max(3).optional().describe('The number of the paper that it came from, from 1.'),
  by: phrase(2, 28).optional().describe('Who filled it in, such as "You", where no paper did.'),
  how: fits.optional().describe('The sign of the papers at it: they agree on it, or clash, or it is missing.'),
})

const about = {
  about: fieldLabel.optional().describe('The field of the record that it is about; left out, the first.'),
}

export const tool = z.strictObject({
  ...offering.shape,
  kind: kind('tool'),
  record: z
    .strictObject({
      ...kept,
      title: phrase(6, 44).describe('The heading above it, such as "The answer, as it is filed".'),
      fields: z.array(filledField).min(4).max(7).describe('Its fields, filled in as the papers have it.'),
    })
    .describe('One record: what is kept of a case.'),
  papers: papers.optional(),
  capabilities: z.array(point.extend(about)).min(2).max(6).describe('What it does.'),
  steps: z.array(point.extend(about)).min(2).max(6).describe('How one begins, each step at the line that it fills.'),
  questions: z.array(question.extend(about)).min(1).max(7).describe('What visitors ask, each at its line.'),
})

export const tools = z.strictObject({
  ...family.shape,
  kind: kind('tools'),
  compare: z
    .tuple([line(2, 24), line(2, 24)])
    .describe('Two facts that every child states: for whom it is, and what it takes the place of.'),
  replaced: z
    .array(
      z.strictObject({
        page: address.describe('The tool.'),
        draws: z.enum(replacedThings).describe('What it takes the place of, drawn beside its record.'),
        record: z
          .strictObject({
            name: phrase(4, 36).describe('What one record is, such as "One draft invoice".'),
            fields: z.array(toolField).min(1).max(3).describe('Its lines on the card.'),
          })
          .optional()
          .describe('For a product alone, whose page draws no record: what its card shows.'),
      }),
    )
    .min(1)
    .max(12)
    .describe('What each tool puts away, in the order of the figure.'),
  finding,
  sharing: line(8, 60).describe('The heading above the text.'),
  replacing: headed.describe('Above the figure.'),
  fitting: line(8, 60).describe('The heading above the advice on which to choose.'),
})
