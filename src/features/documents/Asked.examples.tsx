import { Asked } from './Asked.tsx'

const text = 'A young company with its first buyers wants one thing, an established one another.'
const points = ['Income has to grow', 'Work is slow', 'A signature is close'].map((title) => ({ title, text }))
const row = (name: string) => ({
  name,
  href: `#${name}`,
  question: `Which question does ${name} answer for whoever asks it?`,
  values: ['Founders with early paying customers', 'A plan tied to a forecast'],
})
const sheet = {
  heading: 'Which question ends where',
  text,
  columns: ['For', 'Ends with'],
  html: `<p>${text}</p>`,
  points,
}

export const examples = {
  two: <Asked {...sheet} rows={['Design', 'Growth'].map(row)} points={points.slice(0, 2)} />,
  five: <Asked {...sheet} rows={['Design', 'Growth', 'Frameworks', 'Assessment', 'Rechtsschutz'].map(row)} />,
}
