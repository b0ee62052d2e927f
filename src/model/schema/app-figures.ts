import { z } from 'zod'
import { levels } from '../right-words.ts'
import { line, phrase } from './text.ts'

/** What the page of an app is drawn from: its own figure, marked as an example. */

const shows = line(2, 28).describe('What it is open on, in its bar.')
const drawing = <Name extends string>(name: Name, what: string) => z.literal(name).describe(what)

const turn = z.strictObject({
  title: phrase(2, 24).describe('What goes out, such as "Third draft".'),
  icon: z.enum(['document', 'receipt']).describe('What it looks like.'),
  answer: phrase(2, 28).describe('What comes back, or what the last one waits for.'),
  detail: phrase(5, 60).optional().describe('What is kept with the answer.'),
  agreed: z.boolean().default(false).describe('True puts a tick before the answer.'),
  waits: z.int().min(1).max(3).describe('How long the answer took, beside the work before it; schematic.'),
  message: line(5, 70).optional().describe('A message that hangs on it.'),
})

/** A job that goes to and fro between two, and lies with the second at the end. */
const turns = z.strictObject({
  draws: drawing('turns', 'A job that goes to and fro between two.'),
  shows,
  sides: z
    .tuple([phrase(4, 24), phrase(4, 24)])
    .describe('Whose turn it is, above and below, such as "Your turn". The last thing lies with the second.'),
  turns: z.array(turn).min(3).max(4).describe('What went out and what came back, in order.'),
})
export type Turns = z.infer<typeof turns>

const person = z.strictObject({
  name: phrase(3, 28).describe('The role of a person, never an invented name.'),
  history: phrase(5, 60).describe('What the history says of that access, with a date.'),
  may: z.array(z.enum(levels)).describe('What the person may do in each, in the order of "columns".'),
  closed: phrase(3, 24)
    .optional()
    .describe('The day the person was taken off, where that happened: what was open is drawn as closed.'),
})

/** Who may do what in which app, and what closes when somebody leaves. */
const rights = z
  .strictObject({
    draws: drawing('rights', 'Who may do what, and where.'),
    shows,
    columns: z.array(phrase(2, 20)).min(2).max(4).describe('The apps, by their names, and what else can be opened.'),
    people: z.array(person).min(3).max(6).describe('The people, a row each.'),
  })
  .superRefine(({ columns, people }, context) => {
    for (const [i, { may, closed }] of people.entries()) {
      const complain = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: ['people', i, field], message })
      if (may.length !== columns.length)
        complain('may', `must have ${columns.length} entries, one for each column, and has ${may.length}`)
      if (closed && may.every((level) => level === 'Closed')) complain('closed', 'closes nothing: nothing was open')
    }
  })
export type Rights = z.infer<typeof rights>

export const appFigure = z
  .discriminatedUnion('draws', [turns, rights])
  .describe('The drawing that its page opens with.')
