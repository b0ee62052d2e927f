import { z } from 'zod'
import { familyFigure } from './family-figure.ts'
import { opening } from './offering.ts'
import { common, kind, nextStep, point } from './parts.ts'
import { group, list } from './shape.ts'
import { line, phrase } from './text.ts'

/** A page that gathers the pages below it. */
export const family = group({
  kind: kind('family'),
  ...common,
  ...opening,
  figure: familyFigure.optional().describe('One drawing of its members, below the opening.'),
  more: phrase(8, 40)
    .default('See them all')
    .describe('The quiet link beside the button, to the list of its members, such as "Go to the twelve funds".'),
  members: group({
    heading: line(4, 60).describe('The heading, such as "Twelve funds, by what they pay".'),
    text: line(20, 240).optional().describe('One or two sentences beside it.'),
  }).describe('Above the list of its members.'),
  compare: list(0, 4, line(2, 24))
    .default([])
    .describe('Facts of its members that the list compares: for, get, cost, or the label of a fact.'),
  carriesRisk: z.boolean().default(false).describe('True where every member must carry its own note about risk.'),
  choosing: list(0, 4, point).default([]).describe('How to choose among its members.'),
  next: nextStep,
})
