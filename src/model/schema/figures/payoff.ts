import { z } from 'zod'
import { repeats } from '../../checks/near.ts'
import { between, group, list, whole } from '../shape.ts'
import { line, phrase } from '../text.ts'
import { figureOf } from './frame.ts'

/** What a contract makes of a price: src/figures/payoff/places.ts has the line of each. */
export const shapes = ['fixed', 'nearly-fixed', 'floor', 'bare'] as const
export type Shape = (typeof shapes)[number]

const cash = (what: string) =>
  group({
    size: whole(0, 10).describe('How long its bar is drawn, against the others; 0 where there is none.'),
    text: line(4, 110).describe('The same in words.'),
  }).describe(what)

const choice = group({
  name: line(2, 28).describe('What one does, such as "Buy forward".'),
  makes: z
    .enum(shapes)
    .describe('Its line: bare, with the price; fixed; nearly fixed; or a floor, which is a ceiling for whoever pays.'),
  text: line(20, 160).describe('What it does, in a sentence or two.'),
  dayOne: cash('The cash that it takes on the first day.'),
  meanwhile: cash('The cash that may be called for until the end.'),
  worst: line(20, 160).describe('How it goes wrong.'),
})

/** Both that fix a price end at it. */
const endOf = (makes: Shape) => (makes === 'nearly-fixed' ? 'fixed' : makes)

export const payoff = figureOf('payoff', 'What each choice makes of one price to come, and the cash that it takes.', {
  effect: z.enum(['pays', 'earns']).describe('Whether one pays that price or earns it.'),
  low: phrase(3, 24).describe('What happens towards the left, such as "The euro falls".'),
  high: phrase(3, 24).describe('What happens towards the right.'),
  today: phrase(3, 24).describe('What the middle is, such as "The rate today".'),
  more: phrase(3, 32).describe('What it means to be higher, such as "The invoice costs more".'),
  less: phrase(3, 32).describe('What it means to be lower.'),
  choices: list(2, 3, choice).describe('What one can do, each drawn as a line.'),
}).superRefine(
  between(({ choices }, tell) => {
    for (const { entry, i } of repeats(choices, ({ makes }) => endOf(makes))) {
      const what = `is "${entry.makes}", which ends where another choice does: their names would meet.`
      tell(['choices', i, 'makes'], what, 'Give each choice a line of its own.')
    }
  }),
)

/** A contract as the figure of its family draws it. */
export const contract = group({
  name: line(2, 40).describe('What it is called, such as "Bought option".'),
  text: line(20, 160).describe('What it does for whoever owns the thing, in a sentence or two.'),
  makes: z
    .enum(shapes)
    .describe(
      'Its drawing: fixed, whatever the price does; nearly fixed, as the local price drifts; a floor that costs a premium; bare, with nothing behind it.',
    ),
})

/** The same of a family: the contracts of each of its members, by the member. */
export interface ContractsDrawn extends Pick<z.infer<typeof payoff>, 'draws' | 'heading' | 'text' | 'label' | 'note'> {
  members: readonly { name: string; href: string; contracts: readonly z.infer<typeof contract>[] }[]
}
