import type { Shape } from '../../model/schema/figures/payoff.ts'
import { Drawn } from '../Drawn.tsx'

const choice = (name: string, makes: Shape, dayOne: number, meanwhile: number) => ({
  name,
  makes,
  text: 'What it does to the price, in a sentence or two.',
  dayOne: { size: dayOne, text: 'What it takes on the first day.' },
  meanwhile: { size: meanwhile, text: 'What it may call for later.' },
  worst: 'How it goes wrong, in one sentence.',
})

const told = {
  draws: 'payoff' as const,
  label: 'Drawn example',
  heading: 'One thing to pay for, half a year from now',
  text: 'Whose case it is, and what there is to look at in its drawing.',
  low: 'The price falls',
  high: 'The price rises',
  today: 'The price today',
  more: 'It costs more',
  less: 'It costs less',
}

const payer = [choice('Wait', 'bare', 0, 0), choice('Agree on a price', 'fixed', 1, 10)]
const seller = [choice('Wait', 'bare', 0, 0), choice('Futures', 'nearly-fixed', 2, 9), choice('Option', 'floor', 5, 0)]
const contract = (name: string, makes: Shape) => ({ name, makes, text: 'What it does for whoever owns the thing.' })

export const examples = {
  'two choices': <Drawn figure={{ ...told, effect: 'pays', choices: payer }} />,
  'three choices of whoever pays': (
    <Drawn
      figure={{ ...told, effect: 'pays', choices: [...payer, choice('An option with a longer name', 'floor', 5, 0)] }}
    />
  ),
  'three choices of whoever sells': <Drawn figure={{ ...told, effect: 'earns', choices: seller }} />,
  'contracts of a family': (
    <Drawn
      figure={{
        ...told,
        members: [
          { name: 'Marbles', href: '/', contracts: [contract('Agreed', 'fixed'), contract('With a net', 'floor')] },
          {
            name: 'Buttons',
            href: '/',
            contracts: [
              contract('Nearly agreed', 'nearly-fixed'),
              contract('A floor of forty letters, with a net on', 'floor'),
              contract('Bare', 'bare'),
            ],
          },
        ],
      }}
    />
  ),
}
