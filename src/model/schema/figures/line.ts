import { z } from 'zod'
import { group, list, whole } from '../shape.ts'
import { line as text } from '../text.ts'
import { heightSteps } from './scales.ts'
import { complaint, draws, remark, told } from './told.ts'

/** One or two lines over time, and what they are held against. Heights are relative: 0 is the foot, 20 the top. */

const heights = list(0, 25, whole(0, heightSteps))
const course = heights.min(4)
const name = text(2, 40)
const meaning = name.describe('What it is, in the key.')

const shape = group({
  draws: draws('line', 'One or two lines over time, against a level.'),
  ...told,
  up: name.optional().describe('What height means, where the names of the lines do not say it.'),
  across: name.optional().describe('What runs from left to right.'),
  lines: list(1, 2, {
    name: meaning,
    heights: course.describe('Its heights from left to right, at even distances.'),
  }).describe('What moves; the first one carries the numbers.'),
  levels: list(0, 2, {
    name: meaning,
    heights: heights.min(1).describe('One height where it is level; otherwise as many as the lines have.'),
  })
    .default([])
    .describe('What the lines are held against: dashed, the second one dotted.'),
  shade: group({
    place: z.enum(['below', 'above']).describe('On which side of the first level it is a loss or a breach.'),
    name: meaning,
  })
    .optional()
    .describe(
      'What lies between the first line and the first level is shaded where it is worse. Left out, nothing is.',
    ),
  area: group({
    name: meaning,
    top: course.describe('Its upper edge, a height for each point.'),
    bottom: course.describe('Its lower edge.'),
  })
    .optional()
    .describe('A range that the first line is expected in, tinted.'),
  zones: group({
    name: meaning,
    spans: list(1, 6, {
      from: whole(1).describe('The point where it begins.'),
      to: whole(1).describe('The point where it ends.'),
    }).describe('The stretches, in order.'),
  })
    .optional()
    .describe('Stretches of time, shaded from foot to top, by points counted from 1.'),
  remarks: list(2, 5, remark).describe('What happens, in order, each at its point of the first line.'),
})

type Drawn = z.infer<typeof shape>
type Complain = ReturnType<typeof complaint>

const asMany = 'Write one height for each point of the first line.'

function checkLengths({ lines, levels, area }: Drawn, points: number, complain: Complain) {
  const count = (path: (string | number)[], { length }: readonly number[], cure = asMany) =>
    complain(path, `has ${length} entries, and the first line has ${points}.`, cure)
  for (const [i, { heights }] of lines.entries()) if (heights.length !== points) count(['lines', i, 'heights'], heights)
  for (const [i, { heights }] of levels.entries())
    if (heights.length !== 1 && heights.length !== points)
      count(['levels', i, 'heights'], heights, `${asMany.slice(0, -1)}, or a single one where it is level.`)
  for (const side of ['top', 'bottom'] as const)
    if (area && area[side].length !== points) count(['area', side], area[side])
}

function checkPlaces({ zones, remarks }: Drawn, points: number, complain: Complain) {
  let last = 1
  for (const [i, { from, to }] of zones?.spans.entries() ?? []) {
    if (from >= to || to > points)
      complain(
        ['zones', 'spans', i],
        `runs from ${from} to ${to}, among ${points} points.`,
        'Let it run from one point to a later one.',
      )
    if (from < last)
      complain(
        ['zones', 'spans', i, 'from'],
        `is ${from}, and the one before it ends at ${last}.`,
        'Put them in order, without overlap.',
      )
    last = to
  }
  for (const [i, { at }] of remarks.entries()) {
    const least = (remarks[i - 1]?.at ?? -1) + 2
    if (at > points)
      complain(['remarks', i, 'at'], `is ${at}, and the first line has ${points} points.`, 'Write the number of one.')
    else if (at < least)
      complain(
        ['remarks', i, 'at'],
        `is ${at}, where its number would touch the one before it.`,
        `Put them in order, this one at ${least} or later.`,
      )
  }
}

export const line = shape.superRefine((drawn, context) => {
  const complain = complaint(context)
  const { lines, levels, shade, area, zones } = drawn
  const points = lines[0]?.heights.length ?? 0
  checkLengths(drawn, points, complain)
  checkPlaces(drawn, points, complain)
  if (shade && levels.length === 0)
    complain(['shade'], 'has no level that anything could be shaded against.', 'Name one under "levels", or remove it.')
  const names = [...lines, ...levels, shade, area, zones].flatMap((each) => each?.name ?? [])
  const twice = names.find((one, i) => names.indexOf(one) !== i)
  if (twice)
    complain(
      ['lines', 0, 'name'],
      `or a name of its key is "${twice}" twice.`,
      'Give each thing in it a name of its own.',
    )
})
