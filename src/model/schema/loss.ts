import { z } from 'zod'
import { heightSteps } from '../../lib/heights.ts'
import { putIn } from '../loss-start.ts'
import { line } from './text.ts'

/** How a strategy loses, as its family draws it. Relative: the page says that it has no scale. */

const course = z.array(z.int().min(0).max(heightSteps)).min(4).max(24)

const shape = z.strictObject({
  courses: z
    .array(course)
    .min(1)
    .max(10)
    .describe(
      `One line for each thing that money is in: its heights, evenly spaced, behind a start at ${putIn} that all share. 0 is nothing left, and ends it; 20 is the top. All have as many.`,
    ),
  turn: z
    .strictObject({
      at: z.int().min(1).describe('The height of the first line at which it happens, counted from 1.'),
      text: line(4, 28).describe('What happens there, in a few words.'),
    })
    .describe('Where it turns.'),
})

export type Loss = z.infer<typeof shape>

function refuse({ courses, turn }: Loss, context: z.RefinementCtx) {
  const issue = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message })
  const places = courses[0]?.length ?? 0
  for (const [i, heights] of courses.entries()) {
    if (heights.length !== places)
      issue(['courses', i], `has ${heights.length} heights, and the first line has ${places}`)
    const gone = heights.indexOf(0)
    if (gone >= 0 && heights.slice(gone).some((height) => height > 0))
      issue(['courses', i], 'rises again behind a 0, and where nothing is left, nothing comes back')
  }
  if (courses.flat().every((height) => height >= putIn))
    issue(['courses'], `must fall below ${putIn}, the money put in, since it shows a loss`)
  if (turn.at > places) issue(['turn', 'at'], `is ${turn.at}, and the first line has ${places} heights`)
}

export const loss = shape
  .superRefine(refuse)
  .describe('How its money goes when it goes wrong: what the ladder draws at the end of its rung.')
