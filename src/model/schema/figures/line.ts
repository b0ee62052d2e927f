import { z } from 'zod'
import { repeats } from '../../checks/near.ts'
import { between, group, list, oneForEach, whole } from '../shape.ts'
import { line as text } from '../text.ts'
import { checkRemarks, figureOf, remark } from './frame.ts'
import { heightSteps } from './scales.ts'

/** One or two lines over time, and what they are held against. Heights are relative: 0 is the foot, 20 the top. */

const heights = list(0, 25, whole(0, heightSteps))
const course = heights.min(4)
const name = text(2, 40)
const meaning = name.describe('What it is, in the key.')

const shape = figureOf('line', 'One or two lines over time, against a level.', {
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

const asMany = 'heights in the first line'

export const line = shape.superRefine(
  between(({ lines, levels, shade, area, zones, remarks }, tell) => {
    const points = lines[0]?.heights.length ?? 0
    for (const [i, each] of lines.entries()) oneForEach(tell, ['lines', i, 'heights'], each.heights, points, asMany)
    for (const [i, each] of levels.entries())
      if (each.heights.length > 1)
        oneForEach(tell, ['levels', i, 'heights'], each.heights, points, `${asMany}; one alone is level`)
    for (const side of ['top', 'bottom'] as const)
      if (area) oneForEach(tell, ['area', side], area[side], points, asMany)
    for (const [i, { from, to }] of zones?.spans.entries() ?? []) {
      const last = zones?.spans[i - 1]?.to ?? 1
      const path = ['zones', 'spans', i]
      if (from >= to || to > points)
        tell(path, `runs from ${from} to ${to}, among ${points} points.`, 'Let it run from one point to a later one.')
      if (from < last)
        tell(
          [...path, 'from'],
          `is ${from}, and the one before it ends at ${last}.`,
          'Put them in order, without overlap.',
        )
    }
    checkRemarks(tell, remarks, points, 'points in the first line')
    if (shade && levels.length === 0)
      tell(['shade'], 'has no level that anything could be shaded against.', 'Name one under "levels", or remove it.')
    const names = [...lines, ...levels, shade, area, zones].flatMap((each) => each?.name ?? [])
    const [twice] = repeats(names)
    const what = `or a name of its key is "${twice?.entry}" twice.`
    if (twice) tell(['lines', 0, 'name'], what, 'Give each thing in it a name of its own.')
  }),
)
