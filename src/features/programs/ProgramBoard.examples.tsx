import { ProgramBoard } from './ProgramBoard.tsx'
import { chapterSlip, factsSlip, openingSlip, pointsSlip, questionsSlip } from './slips.tsx'

const text = 'You delivered, you billed, and the client has gone quiet while your own rent has not.'
const opening = openingSlip({ first: 'Every freelancer runs a small bank by accident.', rest: text, last: '' })
const facts = factsSlip(['For', 'Format', 'How to join'].map((label) => ({ label, value: 'One-to-one calls' })))
const points = ['Send the invoice', 'Talk it through', 'Get your plan'].map((title) => ({ title, text }))
const hands = ['you', 'both', 'us'] as const
const steps = pointsSlip(
  'steps',
  'From a stuck invoice',
  points.map((point, i) => ({ ...point, hand: hands[i] ?? 'us' })),
)
const asked = (questions: readonly string[]) =>
  questionsSlip(
    'Asked on the first call',
    questions.map((question) => ({ question, answer: text })),
  )
const related = ['Trato', 'Crypto Union'].map((title) => ({ title, href: '#related' }))
const chapter = (label: string, i: number) =>
  chapterSlip({ label, anchor: `chapter-${i}`, html: `<p>${text} ${text}</p>`.repeat(i + 2) })
const offers = pointsSlip('offers', 'What we do about the wait', points)

export const examples = {
  'no chapter': (
    <ProgramBoard
      sheet={[opening, offers]}
      beside={[facts, steps]}
      asked={asked(['Is it a loan?'])}
      related={related}
    />
  ),
  'as many as can be': (
    <ProgramBoard
      sheet={[
        opening,
        offers,
        ...['Why it is late', 'One lost number', 'What the law adds', 'Selling it'].map(chapter),
      ]}
      beside={[facts, steps]}
      asked={asked(['Is it a loan?', 'Will you call my client?', 'Must I?'])}
      related={related}
    />
  ),
}
