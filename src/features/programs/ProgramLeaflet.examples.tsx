import { ProgramLeaflet } from './ProgramLeaflet.tsx'

const text = 'You delivered, you billed, and the client has gone quiet while your own rent has not.'
const points = ['Send the invoice', 'Talk it through', 'Get your plan'].map((title) => ({ title, text }))
const hands = ['you', 'both', 'us'] as const
const questions = ['Is it a loan?', 'Will you call my client?', 'Must I?'].map((question) => ({
  question,
  answer: text,
}))
const said = {
  headings: {
    offers: 'What we do about the wait',
    steps: 'From a stuck invoice',
    audience: 'Who is waiting',
    questions: 'Asked on the first call',
  },
  lead: { first: 'Every freelancer runs a small bank by accident.', rest: text, last: '' },
  facts: ['For', 'Format', 'How to join'].map((label) => ({ label, value: 'One-to-one calls' })),
  offers: points,
  steps: points.map((point, i) => ({ ...point, hand: hands[i] ?? 'us' })),
  audience: points.slice(0, 2),
  chapters: [],
  questions,
  related: [
    { title: 'Trato', href: '#offers' },
    { title: 'Crypto Union', href: '#steps' },
  ],
}

export const examples = {
  'one question, no chapter': <ProgramLeaflet {...said} questions={questions.slice(0, 1)} />,
  'on one side': <ProgramLeaflet {...said} />,
  'as many as can be': (
    <ProgramLeaflet
      {...said}
      chapters={['Why it is late', 'One lost number', 'What the law adds', 'Selling it'].map((label, i) => ({
        label,
        anchor: `chapter-${i}`,
        html: `<p>${text} ${text}</p>`.repeat(i + 2),
      }))}
    />
  ),
}
