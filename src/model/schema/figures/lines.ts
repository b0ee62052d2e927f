import { z } from 'zod'
import { daysIn } from '../../../lib/duration.ts'
import { between, group, list, numberOfOne, oneForEach, whole } from '../shape.ts'
import { formed, line } from '../text.ts'
import { figureOf } from './frame.ts'
import { heightSteps, putIn } from './scales.ts'

/** A small line for each member of a family: how long money is in it, and how it goes when it goes wrong. */

export const lines = figureOf(
  'lines',
  'A small line for each of its members: how long money stays in it, and how it is lost.',
  {
    fact: line(2, 24).describe('The fact of its members that says in words how long, such as "Horizon".'),
  },
)

const time = formed(/^[1-9]\d*[dwmy]$/, 'must be a time such as 3d, 2w, 6m or 5y')
const longest = '100y'

/** How long money is meant to stay in a member. */
export const span = group({
  from: time.describe('The shortest, such as 3d, 2w, 6m or 5y.'),
  to: time.describe('The longest.'),
  drawn: z
    .enum(['solid', 'vague-from', 'vague-to', 'vague', 'ends'])
    .describe(
      'Solid where its words name the time; vague where an end, or both, is only a word; ends for two times and nothing between.',
    ),
})
  .superRefine(
    between(({ from, to }, tell) => {
      if (daysIn(to) > daysIn(longest)) tell(['to'], `is ${to}, at most ${longest}.`, 'Write a shorter time.')
      else if (daysIn(from) > daysIn(to))
        tell(['from'], `is ${from}, which is longer than ${to}.`, 'Write the shorter time first.')
    }),
  )
  .describe('How long a position is meant to last. Indicative of the method.')

export type Span = z.infer<typeof span>

const course = list(4, 24, whole(0, heightSteps))

/** How the money of a member goes. Relative: the figure says that it has no scale. */
export const loss = group({
  courses: list(1, 10, course).describe(
    `One line for each thing that money is in: its heights, evenly spaced, behind a start at ${putIn} that all share. 0 is nothing left, and ends it; 20 is the top. All have as many.`,
  ),
  turn: group({
    at: whole(1).describe('The height of the first line at which it happens, counted from 1.'),
    text: line(4, 28).describe('What happens there, in a few words.'),
  }).describe('Where it turns.'),
})
  .superRefine(
    between(({ courses, turn }, tell) => {
      const places = courses[0]?.length ?? 0
      for (const [i, heights] of courses.entries()) {
        oneForEach(tell, ['courses', i], heights, places, 'heights in the first line')
        const gone = heights.indexOf(0)
        if (gone >= 0 && heights.slice(gone).some((height) => height > 0))
          tell(
            ['courses', i],
            'rises again behind a 0.',
            'Where nothing is left, nothing comes back: write 0 to its end.',
          )
      }
      if (courses.flat().every((height) => height >= putIn))
        tell(['courses'], `never fall below ${putIn}, the money put in.`, 'Draw how it is lost.')
      numberOfOne(tell, ['turn', 'at'], turn.at, places, 'heights in the first line')
    }),
  )
  .describe('How its money goes when it goes wrong.')

export type Loss = z.infer<typeof loss>

interface Member {
  name: string
  href: string
  span: Span
  /** How long, in words. */
  lasts: string
  loss: Loss
  /** How it fails, in words. */
  fails: string
}

/** The figure with the members of the family in it. */
export type MembersLines = z.infer<typeof lines> & { members: readonly Member[] }
