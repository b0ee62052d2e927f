import { z } from 'zod'
import { line as text } from '../text.ts'
import { draws, remark, told } from './told.ts'

/** One or two lines over time, and what they are held against. Heights are relative: 0 is the foot, 20 the top. */

export const heightSteps = 20

const heights = z.array(z.int().min(0).max(heightSteps)).max(25)
const whole = heights.min(4)
const name = text(2, 40)
const meaning = name.describe('What it is, in the key.')

const shape = z.strictObject({
  draws: draws('line', 'One or two lines over time, against a level.'),
  ...told,
  up: name.optional().describe('What height means, where the names of the lines do not say it.'),
  across: name.optional().describe('What runs from left to right.'),
  lines: z
    .array(
      z.strictObject({
        name: meaning,
        heights: whole.describe('Its heights from left to right, at even distances.'),
      }),
    )
    .min(1)
    .max(2)
    .describe('What moves; the first one carries the numbers.'),
  levels: z
    .array(
      z.strictObject({
        name: meaning,
        heights: heights.min(1).describe('One height where it is level; otherwise as many as the lines have.'),
      }),
    )
    .max(2)
    .default([])
    .describe('What the lines are held against: dashed, the second one dotted.'),
  shade: z
    .strictObject({
      side: z.enum(['below', 'above']).describe('On which side of the first level it is a loss or a breach.'),
      name: meaning,
    })
    .optional()
    .describe(
      'What lies between the first line and the first level is shaded where it is worse. Left out, nothing is.',
    ),
  area: z
    .strictObject({
      name: meaning,
      top: whole.describe('Its upper edge, a height for each point.'),
      bottom: whole.describe('Its lower edge.'),
    })
    .optional()
    .describe('A range that the first line is expected in, tinted.'),
  zones: z
    .strictObject({
      name: meaning,
      spans: z
        .array(
          z.strictObject({
            from: z.int().min(1).describe('The point where it begins.'),
            to: z.int().min(1).describe('The point where it ends.'),
          }),
        )
        .min(1)
        .max(6)
        .describe('The stretches, in order.'),
    })
    .optional()
    .describe('Stretches of time, shaded from foot to top, by points counted from 1.'),
  remarks: z.array(remark).min(2).max(5).describe('What happens, in order, each at its point of the first line.'),
})

type Drawn = z.infer<typeof shape>
type Issue = (path: (string | number)[], message: string) => void

const count = (has: number, needs: string) => `must have ${needs}, as many as the first line, and has ${has}`

function checkLengths({ lines, levels, area }: Drawn, points: number, issue: Issue) {
  for (const [i, line] of lines.entries())
    if (line.heights.length !== points) issue(['lines', i, 'heights'], count(line.heights.length, `${points} entries`))
  for (const [i, level] of levels.entries())
    if (level.heights.length !== 1 && level.heights.length !== points)
      issue(['levels', i, 'heights'], count(level.heights.length, `1 entry or ${points}`))
  for (const side of ['top', 'bottom'] as const)
    if (area && area[side].length !== points) issue(['area', side], count(area[side].length, `${points} entries`))
}

function checkPlaces({ zones, remarks }: Drawn, points: number, issue: Issue) {
  let last = 0
  for (const [i, { from, to }] of zones?.spans.entries() ?? []) {
    if (from >= to || to > points)
      issue(
        ['zones', 'spans', i],
        `must run from one of ${points} points to a later one, and runs from ${from} to ${to}`,
      )
    if (from < last) issue(['zones', 'spans', i, 'from'], `is ${from}, and the one before it ends at ${last}`)
    last = to
  }
  for (const [i, { at }] of remarks.entries()) {
    const least = (remarks[i - 1]?.at ?? -1) + 2
    if (at > points) issue(['remarks', i, 'at'], `is ${at}, and the first line has ${points} points`)
    else if (at < least)
      issue(
        ['remarks', i, 'at'],
        `is ${at}, and must be ${least} at least, or its number would touch the one before it`,
      )
  }
}

export const line = shape.superRefine((drawn, context) => {
  const issue: Issue = (path, message) => context.addIssue({ code: 'custom', path, message })
  const points = drawn.lines[0]?.heights.length ?? 0
  checkLengths(drawn, points, issue)
  checkPlaces(drawn, points, issue)
  if (drawn.shade && drawn.levels.length === 0)
    issue(['shade'], 'has no level that anything could be shaded against: name one under "levels"')
  const names = [...drawn.lines, ...drawn.levels, drawn.shade, drawn.area, drawn.zones].map((named) => named?.name)
  const twice = names.find((one, i) => one !== undefined && names.indexOf(one) !== i)
  if (twice) issue([], `names "${twice}" twice, and its key could not tell one from the other`)
})
