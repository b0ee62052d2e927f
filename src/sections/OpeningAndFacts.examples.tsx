import { OpeningAndFacts } from './OpeningAndFacts.tsx'

const facts = ['Evenings', 'Chairs', 'Cost', 'Language', 'Rechtsschutzversicherung', 'Room'].map((label) => ({
  label,
  value: 'Tuesday and Thursday, in the old boat house',
}))
const first = 'These lines are about evening lessons.'

export const examples = {
  'two facts': <OpeningAndFacts first={first} rest="" facts={facts.slice(0, 2)} />,
  'six facts': <OpeningAndFacts first={first} rest="They make no claim about the world." facts={facts} />,
}
