import { z } from 'zod'
import { group, list, whole } from '../shape.ts'
import { line } from '../text.ts'
import { figureOf } from './frame.ts'
import { mapSteps, ways } from './scales.ts'

/** The members of a family by how long they are held and how long getting out takes. Places are relative. */

const step = whole(1, mapSteps)

/** Where a member stands. */
export const place = group({
  horizon: step.describe('How long it is meant to be held, beside the others: 1 is short, 5 is decades.'),
  cash: step.describe('How long getting out takes: 1 is a dealing day, 5 the end of a project.'),
  pays: z.enum(ways).describe('How money reaches holders on the way.'),
}).describe('Where it stands on the map of its family. The places are relative, never measured.')

export type Place = z.infer<typeof place>

const label = line(3, 28)
const axis = label.describe('What the axis is, such as "Horizon".')

export const map = figureOf('map', 'Its members on two axes.', {
  horizon: group({
    name: axis,
    steps: list(mapSteps, mapSteps, label).describe('What the five columns mean, from the shortest to the longest.'),
  }).describe('From left to right.'),
  cash: group({
    name: axis,
    steps: list(mapSteps, mapSteps, {
      label: label.describe('The step, such as "Slow".'),
      text: line(8, 60).describe('What it means for a holder who wants to leave.'),
    }).describe('What the five rows mean, from the quickest way out to the slowest.'),
  }).describe('From the foot upward.'),
  pays: group({
    interest: label.describe('Beside a filled circle.'),
    rent: label.describe('Beside a filled square.'),
    fees: label.describe('Beside a filled triangle.'),
    irregular: label.describe('Beside an open diamond.'),
  }).describe('What the marks mean.'),
  free: label.optional().describe('What stands in the largest free corner, such as "No fund here".'),
})

/** The map with the members of the family in it. */
export type MembersMap = z.infer<typeof map> & { members: readonly { name: string; href: string; place: Place }[] }
