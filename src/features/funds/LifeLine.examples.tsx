import { LifeLine } from './LifeLine.tsx'

const points = ['Title and custody', 'The lease ledger', 'Rechtsschutzversicherungsgesellschaften'].map((title) => ({
  title,
  text: 'What happens, in a sentence or two that says who does it, and what a holder hears of it later.',
}))
const again = points.map(({ title, text }) => ({ title: `${title} again`, text }))

export const examples = {
  'two steps': <LifeLine steps={points.slice(1)} points={points.slice(0, 2)} questions={[]} />,
  'six steps': (
    <LifeLine
      steps={[...points, ...again]}
      points={again.map((point, i) => ({ ...point, step: i + 2 }))}
      questions={points.map(({ title, text }, i) => ({ question: `${title}?`, answer: text, step: i * 2 + 1 }))}
    />
  ),
  'all at the last': <LifeLine steps={points} points={points.map((point) => ({ ...point, step: 3 }))} questions={[]} />,
}
