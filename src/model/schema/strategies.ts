import { z } from 'zod'
import { pointsAtSteps, refuseStepsBeyond, step } from './at-step.ts'
import { family, offering } from './catalog.ts'
import { kind, question, risk, sharedRisk } from './parts.ts'
import { formed, line } from './text.ts'
import { worked } from './worked.ts'

/** Front matter of strategies, and of the family that sets them on one ladder of time. */

const time = formed(/^[1-9]\d*[dwmy]$/, 'must be a time such as 3d, 2w, 6m or 5y')

const span = z
  .strictObject({
    from: time.describe('The shortest, such as 3d, 2w, 6m or 5y.'),
    to: time.describe('The longest.'),
    drawn: z
      .enum(['solid', 'vague-from', 'vague-to', 'vague', 'ends'])
      .describe(
        'Solid where its words name the time; vague where an end, or both, is only a word; ends for two times and nothing between.',
      ),
  })
  .describe('How long a position is meant to last. Indicative of the method: what the ladder draws.')

export const strategy = z
  .strictObject({
    ...offering.shape,
    kind: kind('strategy'),
    span,
    case: worked,
    capabilities: pointsAtSteps('The number of the step that it guards; left out, all of them.').describe(
      'What holds it to the method, each in the step that it guards.',
    ),
    risk: risk.describe('How the method fails. Stands beside the facts.'),
    questions: z
      .array(
        question.extend({
          chapter: line(2, 80).optional().describe('The heading of the text that it is about.'),
          step: step.describe('Or the number of the step; with neither, it stands at the opening.'),
        }),
      )
      .min(1)
      .max(7)
      .describe('What a committee would ask, in the margin of what it is about.'),
  })
  .superRefine(refuseStepsBeyond('capabilities', 'questions'))

export const strategies = z.strictObject({
  ...family.shape,
  kind: kind('strategies'),
  risk: sharedRisk,
  edgeFact: line(2, 24).describe('The fact that stands above the bar of each.'),
  spanFact: line(2, 24).describe('The fact that says in words what the bar draws.'),
  reading: z
    .strictObject({
      heading: line(8, 60).describe('The heading above the table.'),
      columns: z
        .strictObject({
          method: line(2, 24).describe('Above the summaries.'),
          fails: line(2, 24).describe('Above what can go wrong.'),
        })
        .describe('What its columns are called, beside the facts that "compare" names.'),
    })
    .describe('The table of what each reads and how it fails.'),
})
