import { Ladder, type Strategy } from './Ladder.tsx'
import { OwnRung } from './OwnRung.tsx'
import type { Span } from './rung.ts'

const strategy = (name: string, from: string, to: string, drawn: Span['drawn']): Strategy => ({
  name,
  href: `#${name.toLowerCase()}`,
  span: { from, to, drawn },
  edge: 'Pricing errors found by statistical research',
  horizon: `From ${from} to ${to}`,
})

const strategies = [
  strategy('Quant', '3d', '4w', 'vague'),
  strategy('Fundamental', '3y', '5y', 'solid'),
  strategy('Energy', '2y', '10y', 'ends'),
  strategy('Venture', '7y', '10y', 'vague-from'),
]

export const examples = {
  four: <Ladder strategies={strategies} />,
  'one of all time': <Ladder strategies={[strategy('Everything', '1d', '100y', 'solid')]} />,
  'one of a day': <Ladder strategies={[strategy('Dawn', '1d', '1d', 'solid')]} />,
  'its own': (
    <OwnRung own="#energy" strategies={strategies} label="Horizon" family={{ name: 'Strategies', href: '#all' }} />
  ),
}
