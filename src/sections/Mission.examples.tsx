import { Mission } from './Mission.tsx'

const long = 'Rechtsschutzversicherungsgesellschaften'
const license = {
  heading: 'Whose license it is',
  text: 'A licensed firm does that part, under its own name.\n\nNothing can be bought here with a click.',
  registers: 'Each country has a register, and anybody may look into it.',
}

export const examples = {
  'two paragraphs': (
    <Mission
      text={
        'An investor often sees the accounts and misses the daily work.\n\nA client deals with one group, whichever division the work begins in.'
      }
      doesNot="Lend or insure"
      license={license}
    />
  ),
  'one paragraph': (
    <Mission
      text="We put money and knowledge to work on the same problem."
      doesNot="Lend or insure"
      license={license}
    />
  ),
  'long words': (
    <Mission
      text={`${long} are checked.\n\n${long}.`}
      doesNot="Lend or insure"
      license={{ ...license, heading: long, text: long }}
    />
  ),
}
