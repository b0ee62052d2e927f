import { z } from 'zod'
import { blocks } from './drawn.ts'
import { common, ending, facts, heading, kind, steps } from './parts.ts'
import { line } from './text.ts'

/** Front matter of a product whose tools stand on one drawn screen: numbers tie the tools, the screen and who uses them. */

const tool = z.strictObject({
  title: line(2, 48).describe('Two to five words.'),
  description: line(20, 260).describe('One or two sentences.'),
  screen: blocks(1, 4).describe('Its part of the drawn screen, behind its number.'),
})

/** A group of people, and what changes for it. */
const userGroup = z.strictObject({
  title: line(2, 48).describe('What the group is called.'),
  tools: z.array(z.int().min(1)).min(1).max(4).describe('The numbers of the tools it uses most.'),
  before: line(20, 220).describe('How it is without the product, in one or two sentences.'),
  after: line(20, 260).describe('How it is with it, in one or two sentences.'),
})

export const toolbox = z
  .strictObject({
    kind: kind('toolbox'),
    ...common,
    facts,
    features: z
      .strictObject({
        heading: heading.describe('What they are, such as "Eight tools in one place".'),
        points: z.array(tool).min(4).max(8).describe('The tools, in the order of their numbers.'),
      })
      .describe('What it can do.'),
    groups: z
      .strictObject({
        heading: heading.describe('What the list is.'),
        groups: z.array(userGroup).min(2).max(6).describe('The groups, one below the other.'),
      })
      .describe('Who uses it.'),
    steps,
    ...ending,
  })
  .superRefine(({ features: { points }, groups: { groups } }, context) => {
    for (const [i, { tools }] of groups.entries())
      for (const [n, number] of tools.entries())
        if (number > points.length || tools.indexOf(number) !== n)
          context.addIssue({
            code: 'custom',
            path: ['groups', 'groups', i, 'tools', n],
            message:
              number > points.length
                ? `is ${number}, and there are ${points.length} tools`
                : `is ${number}, which stands there already`,
          })
  })
