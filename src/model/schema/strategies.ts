import { z } from 'zod'
import { pointsAtSteps, refuseStepsBeyond, step } from './at-step.ts'
import { comparing as family, described as offering } from './catalog.ts'
import { loss } from './loss.ts'
import { kind, point, question, risk } from './parts.ts'
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
    loss,
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
  risk: risk.describe('What can go wrong with any of them. Stands above the ladder, with the notice.'),
  edgeFact: line(2, 24).describe('The fact that stands below the name of each.'),
  spanFact: line(2, 24).describe('The fact that says in words what the bar draws.'),
  ladder: line(8, 60).describe('The heading above the ladder.'),
  choosing: z
    .array(
      point.extend({
        between: z
          .array(line(2, 40))
          .length(2)
          .optional()
          .describe('The names of two strategies that follow each other on the ladder; it stands between them.'),
      }),
    )
    .min(2)
    .max(4)
    .describe('How to choose among them. What compares no two neighbors stands above the ladder.'),
})
