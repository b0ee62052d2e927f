import { WhyHere } from './WhyHere.tsx'

const titles = [
  'Remote-First',
  'Learning & Development',
  'Health & Wellness',
  'Rechtsschutzversicherungsgesellschaften',
]
const points = titles.map((title) => ({ title, text: 'If it was decided, it is in the notes, for whoever was away.' }))

export const examples = {
  four: <WhyHere heading="Why work here" id="why-four" points={points} />,
}
