import { z } from 'zod'
import { line, phrase } from './text.ts'

/** One thing that has to be paid or sold later, and what may be done about its price: src/features/instruments draws it. */

/** What a contract does to a result: src/features/instruments/payoff.ts draws each. */
export const payoffs = ['fixed', 'nearly-fixed', 'floor', 'bare'] as const
export type Payoff = (typeof payoffs)[number]

const cash = (what: string) =>
  z
    .strictObject({
      size: z.int().min(0).max(10).describe('How long its bar is drawn, against the others; 0 where there is none.'),
      text: line(4, 110).describe('The same in words.'),
    })
    .describe(what)

const choice = z.strictObject({
  name: line(2, 28).describe('What one does, such as "Buy forward".'),
  draws: z
    .enum(payoffs)
    .describe('Its line: bare, with the price; fixed; nearly fixed; or a floor, which is a ceiling for whoever pays.'),
  text: line(20, 160).describe('What it does, in a sentence or two.'),
  dayOne: cash('The cash that it takes on the first day.'),
  meanwhile: cash('The cash that may be called for until the end.'),
  worst: line(20, 160).describe('How it goes wrong.'),
})

/** Both that fix a price end at it. */
const endOf = ({ draws }: { draws: Payoff }) => (draws === 'nearly-fixed' ? 'fixed' : draws)

export const instrumentCase = z
  .strictObject({
    heading: line(8, 60).describe('What has to be paid or sold, and when.'),
    text: line(20, 320).describe('Whose case it is and what to look at, in two or three sentences.'),
    way: z.enum(['pays', 'earns']).describe('Whether that price is paid or earned.'),
    low: phrase(3, 24).describe('What happens towards the left, such as "The euro falls".'),
    high: phrase(3, 24).describe('What happens towards the right.'),
    today: phrase(3, 24).describe('What the middle is, such as "The rate today".'),
    more: phrase(3, 32).describe('What it means to be higher, such as "The invoice costs more".'),
    less: phrase(3, 32).describe('What it means to be lower.'),
    choices: z.array(choice).min(2).max(3).describe('What one can do, each drawn as a line.'),
  })
  .superRefine(({ choices }, context) => {
    for (const [i, { draws }] of choices.entries())
      if (choices.findIndex((other) => endOf(other) === endOf({ draws })) < i)
        context.addIssue({
          code: 'custom',
          path: ['choices', i, 'draws'],
          message: `is "${draws}", which ends where another choice does: their names would meet`,
        })
  })
  .describe('One example, drawn large below the head: every choice on one chart, and the cash that each takes.')

export type InstrumentCase = z.infer<typeof instrumentCase>
