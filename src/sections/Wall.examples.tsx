import { Wall } from './Wall.tsx'

const fact = (goes: 'crosses' | 'stops' | 'returns') => ({
  learned: `What ${goes}, as far as anybody can tell`,
  goes,
  to: 'Somebody else',
  why: 'There is a reason for it, and it fits into one line or two.',
})

export const examples = {
  three: (
    <Wall
      heading="What a division learns stays with it"
      matter="A client asks one of the divisions for help."
      facts={[fact('crosses'), fact('stops'), fact('returns')]}
    />
  ),
  'two, with long words': (
    <Wall
      heading="What a division learns stays with it"
      matter="Rechtsschutzversicherungsgesellschaften ask one of the divisions for help."
      facts={[
        { ...fact('stops'), learned: 'Rechtsschutzversicherungsgesellschaften, and what they know about each other' },
        { ...fact('crosses'), to: 'Rechtsschutzversicherungsgesellschaften' },
      ]}
    />
  ),
}
