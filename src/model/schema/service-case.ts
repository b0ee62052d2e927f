import { z } from 'zod'
import { line } from './text.ts'

/**
 * One case that a service deals with, drawn: src/features/services/case draws each form. Sizes and times are relative
 * places; the page says that the case is an example.
 */

const told = {
  heading: line(8, 60).describe('What the case is, such as "One building, insured for half".'),
  text: line(20, 320).describe('Whose case it is and what to look at, in two or three sentences.'),
}
const of = <Name extends string>(name: Name, what: string) => z.literal(name).describe(what)

/** As high, and as long, as a drawing goes. */
const most = 12

const piece = z.strictObject({
  name: line(2, 32).describe('What it is, in a few words.'),
  size: z.int().min(1).max(most).describe('How high it is drawn, against the others. Nothing is measured.'),
  draws: z
    .enum(['solid', 'tint', 'plain', 'open'])
    .describe('Filled; tinted; plain, where it is of no help; or open, where it is missing or lost.'),
})

const stack = z
  .strictObject({
    name: line(2, 40).describe('What the column is.'),
    text: line(20, 200).describe('What is to be seen in it, in a sentence or two.'),
    pieces: z.array(piece).min(1).max(5).describe('What it is made of, from the top down.'),
  })
  .superRefine(({ pieces }, context) => {
    const sum = pieces.reduce((total, { size }) => total + size, 0)
    if (sum > most)
      context.addIssue({
        code: 'custom',
        path: ['pieces'],
        message: `must be at most ${most} high together, and are ${sum}: sizes are relative, so make them smaller`,
      })
  })

const stacks = z
  .strictObject({
    draws: of('stacks', 'Columns of named pieces, against the height of one of them.'),
    ...told,
    stacks: z.array(stack).min(2).max(4).describe('The columns, from left to right.'),
    level: z.int().min(1).max(4).describe('The number of the column whose height is drawn through the others.'),
  })
  .superRefine(({ stacks: { length }, level }, context) => {
    if (level > length)
      context.addIssue({ code: 'custom', path: ['level'], message: `is ${level}, and there are ${length} columns` })
  })

/** A line has finer steps. */
const levels = z.array(z.int().min(0).max(20))

const curve = z.strictObject({
  name: line(2, 26).describe('What stands on it.'),
  levels: levels.min(4).max(17).describe('Its heights from left to right, 0 to 20, at even distances.'),
})

const against = curve.extend({
  levels: levels.min(1).max(17).describe('One height where it is level; otherwise as many as the curve has.'),
})

const stage = z.strictObject({
  title: line(2, 40).describe('What happens.'),
  text: line(20, 200).describe('One or two sentences.'),
})

const course = z
  .strictObject({
    draws: of('line', 'A line, and the one that it should not cross.'),
    ...told,
    curve: curve.describe('What moves.'),
    against: z.array(against).min(1).max(2).describe('What it is held against; the first decides what is tinted.'),
    worseAbove: z.boolean().default(false).describe('True where it is worse above than below.'),
    stages: z.array(stage).min(3).max(4).describe('What happens along it, each as long as the others.'),
  })
  .superRefine(({ curve: { levels: own }, against: lines }, context) => {
    for (const [i, { levels: theirs }] of lines.entries())
      if (theirs.length !== 1 && theirs.length !== own.length)
        context.addIssue({
          code: 'custom',
          path: ['against', i, 'levels'],
          message: `must have 1 entry or ${own.length}, as many as the curve, and has ${theirs.length}`,
        })
    const [first, second] = lines.map(({ levels: theirs }) => theirs.at(-1) ?? 0)
    if (first !== undefined && second !== undefined && Math.abs(first - second) < 4)
      context.addIssue({
        code: 'custom',
        path: ['against', 1, 'levels'],
        message: 'must end 4 or more from the other, or their names would meet',
      })
  })

const span = z.strictObject({
  name: line(2, 60).describe('What it is, in a few words.'),
  from: z
    .int()
    .min(0)
    .max(most - 1)
    .describe('Where it begins: the whole time has 12 places.'),
  to: z.int().min(1).max(most).describe('Where it ends.'),
  draws: z.enum(['solid', 'tint', 'plain', 'open']).describe('Filled, tinted, plain, or open where something is lost.'),
})

const lane = z
  .strictObject({
    name: line(2, 40).describe('Whose time it is, or of what.'),
    spans: z.array(span).min(1).max(8).describe('What fills it, in order; none begins before the last one ends.'),
  })
  .superRefine(({ spans }, context) => {
    for (const [i, { from, to }] of spans.entries()) {
      const before = spans[i - 1]?.to ?? 0
      if (to <= from)
        context.addIssue({ code: 'custom', path: ['spans', i, 'to'], message: `is ${to}, and it begins at ${from}` })
      if (from < before)
        context.addIssue({
          code: 'custom',
          path: ['spans', i, 'from'],
          message: `is ${from}, and the one before it ends at ${before}`,
        })
    }
  })

const calendar = z.strictObject({
  draws: of('calendar', 'What is open, shut or lost along one stretch of time.'),
  ...told,
  times: z
    .array(line(1, 20))
    .min(3)
    .max(6)
    .refine(({ length }) => most % length === 0, 'must have 3, 4 or 6 entries, which divide 12 places evenly')
    .describe('What the time is divided into, such as seasons: 3, 4 or 6.'),
  lanes: z.array(lane).min(2).max(5).describe('What runs beside one another.'),
})

const marks = ['full', 'half', 'none', 'stop'] as const

const heldRow = z.strictObject({
  name: line(2, 40).describe('What passes through these hands.'),
  holds: z.array(z.enum(marks)).describe('One for each pair of hands: full, half, none or stop.'),
  text: line(12, 160).describe('What becomes of it.'),
})

const hands = z
  .strictObject({
    draws: of('hands', 'Who has a hand in what.'),
    ...told,
    hands: z.array(line(2, 28)).min(3).max(4).describe('Whose hands, from left to right.'),
    rows: z.array(heldRow).min(3).max(6).describe('The things, each with what becomes of it.'),
    end: line(4, 40).describe('Above what becomes of them.'),
    marks: z
      .array(
        z.strictObject({
          draws: z.enum(marks).describe('The mark.'),
          name: line(3, 40).describe('What it means.'),
        }),
      )
      .min(2)
      .max(4)
      .describe('What the marks mean, each that the rows use.'),
    joined: z.boolean().default(false).describe('True where a thing goes from hand to hand, until it is stopped.'),
  })
  .superRefine(({ hands: { length }, rows, marks: named }, context) => {
    for (const [i, { holds }] of rows.entries()) {
      if (holds.length !== length)
        context.addIssue({
          code: 'custom',
          path: ['rows', i, 'holds'],
          message: `must have ${length} entries, one for each pair of hands, and has ${holds.length}`,
        })
      for (const mark of holds)
        if (!named.some(({ draws }) => draws === mark))
          context.addIssue({
            code: 'custom',
            path: ['rows', i, 'holds'],
            message: `has "${mark}", which "marks" does not name`,
          })
    }
  })

export const serviceCase = z
  .discriminatedUnion('draws', [stacks, course, calendar, hands])
  .describe('One case that it deals with, drawn large below the head.')

type Case = z.infer<typeof serviceCase>
export type StacksCase = Extract<Case, { draws: 'stacks' }>
export type LineCase = Extract<Case, { draws: 'line' }>
export type CalendarCase = Extract<Case, { draws: 'calendar' }>
export type HandsCase = Extract<Case, { draws: 'hands' }>
