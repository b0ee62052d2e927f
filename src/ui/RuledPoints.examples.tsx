import { RuledPoints } from './RuledPoints.tsx'

const points = ['Title and custody', 'The lease ledger', 'Rechtsschutzversicherungsgesellschaften'].map((title) => ({
  title,
  text: 'What happens, in a sentence or two that says who does it.',
}))

export const examples = {
  one: <RuledPoints points={points.slice(0, 1)} />,
  three: <RuledPoints points={points} />,
}
