import type { Payoff } from '../../model/schema/instrument-case.ts'
import { InstrumentCase } from './InstrumentCase.tsx'

const choice = (name: string, draws: Payoff, dayOne: number, meanwhile: number) => ({
  name,
  draws,
  text: 'What it does to the price, in a sentence or two.',
  dayOne: { size: dayOne, text: 'What it takes on the first day.' },
  meanwhile: { size: meanwhile, text: 'What it may call for later.' },
  worst: 'How it goes wrong, in one sentence.',
})
const told = {
  heading: 'One thing to pay for, half a year from now',
  text: 'Whose case it is, and what there is to look at in its drawing.',
  low: 'The price falls',
  high: 'The price rises',
  today: 'The price today',
  more: 'It costs more',
  less: 'It costs less',
}

export const examples = {
  'three choices of whoever pays': (
    <InstrumentCase
      shown={{
        ...told,
        way: 'pays',
        choices: [
          choice('Wait', 'bare', 0, 0),
          choice('Agree on a price', 'fixed', 1, 10),
          choice('An option with a longer name', 'floor', 5, 0),
        ],
      }}
    />
  ),
  'three choices of whoever sells': (
    <InstrumentCase
      shown={{
        ...told,
        way: 'earns',
        choices: [
          choice('Wait', 'bare', 0, 0),
          choice('Futures', 'nearly-fixed', 2, 9),
          choice('Option', 'floor', 5, 0),
        ],
      }}
    />
  ),
  'two choices': (
    <InstrumentCase
      shown={{ ...told, way: 'pays', choices: [choice('Wait', 'bare', 0, 0), choice('Agree', 'fixed', 1, 6)] }}
    />
  ),
}
