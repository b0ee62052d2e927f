import { z } from 'zod'
import { blocks } from './drawn.ts'
import { common, ending, facts, heading, kind, point, question } from './parts.ts'
import { line } from './text.ts'

/** Front matter of a product whose tools stand on one drawn screen: numbers tie the tools, the screen and who uses them. */

const tool = z.strictObject({
  title: line(2, 48).describe('Two to five words.'),
  description: line(20, 260).describe('One or two sentences.'),
  screen: blocks(1, 4).describe('Its part of the drawn screen, behind its number.'),
})

const numbers = z.array(z.int().min(1)).min(1).max(4)

/** A sum of money that the tools take apart: what each of them takes off, and what is left. */
const cut = z.strictObject({
  title: line(2, 36).describe('What it is for, in a few words.'),
  text: line(10, 200).describe('One or two sentences.'),
  tool: z.int().min(1).describe('The number of the tool that takes it off.'),
  share: z.int().min(1).max(9).describe('How long it is drawn, against the others. Nothing is measured.'),
})

const takenApart = z
  .strictObject({
    heading: heading.describe('What is taken apart.'),
    text: line(20, 260).describe('Whose money it is, in one to three sentences.'),
    whole: line(2, 36).describe('What the whole is called.'),
    cuts: z.array(cut).min(2).max(6).describe('What comes off, in order.'),
    left: cut.omit({ tool: true }).describe('What is left.'),
    note: line(20, 160).describe('Says that the lengths are drawn, and not measured.'),
  })
  .describe('An example, drawn: a sum, and what the tools take off it.')

/** A group of people, and what changes for it. */
const userGroup = z.strictObject({
  title: line(2, 48).describe('What the group is called.'),
  tools: numbers.describe('The numbers of the tools it uses most.'),
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
    takenApart,
    steps: z
      .array(point.extend({ tools: numbers.describe('The numbers of the tools that it takes.') }))
      .min(2)
      .max(6)
      .describe('How one begins, in order.'),
    ...ending,
    questions: z
      .array(question.extend({ tools: numbers.optional().describe('The numbers of the tools that it is about.') }))
      .min(1)
      .max(7)
      .describe('What visitors ask, with the answers in the open.'),
  })
  .superRefine(({ features: { points }, groups: { groups }, takenApart: { cuts }, steps, questions }, context) => {
    const refuse = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message })
    const check = (numbers: readonly number[], pathOf: (n: number) => (string | number)[]) => {
      for (const [n, number] of numbers.entries())
        if (number > points.length) refuse(pathOf(n), `is ${number}, and there are ${points.length} tools`)
        else if (numbers.indexOf(number) !== n) refuse(pathOf(n), `is ${number}, which stands there already`)
    }
    for (const [i, { tools }] of groups.entries()) check(tools, (n) => ['groups', 'groups', i, 'tools', n])
    for (const [i, { tools }] of steps.entries()) check(tools, (n) => ['steps', i, 'tools', n])
    for (const [i, { tools }] of questions.entries()) check(tools ?? [], (n) => ['questions', i, 'tools', n])
    check(
      cuts.map(({ tool }) => tool),
      (n) => ['takenApart', 'cuts', n, 'tool'],
    )
  })
