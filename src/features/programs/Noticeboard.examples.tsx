import { Noticeboard } from './Noticeboard.tsx'
import { chapterSlip, factsSlip, openingSlip, pointsSlip, questionsSlip, relatedSlip, ruleSlip } from './slips.tsx'

const text = 'You delivered, you billed, and the client has gone quiet while your own rent has not.'
const opening = { first: 'Every freelancer runs a small bank by accident.', rest: text, last: '' }
const facts = ['For', 'Format', 'How to join'].map((label) => ({ label, value: 'One-to-one calls' }))
const points = ['Send the invoice', 'Talk it through', 'Get your plan'].map((title) => ({ title, text }))
const steps = points.map((point, i) => ({ ...point, hand: (['you', 'both', 'us'] as const)[i] ?? 'us' }))
const questions = ['Is it a loan?', 'Will you call my client?', 'Must I?'].map((question) => ({
  question,
  answer: text,
}))
const related = ['Trato', 'Crypto Union'].map((title) => ({ title, href: '#related' }))
const chapter = (label: string, i: number) =>
  chapterSlip({ label, anchor: `chapter-${i}`, html: `<p>${text} ${text}</p>`.repeat(i + 1) })

const few = [openingSlip(opening), pointsSlip('steps', 'From a stuck invoice', steps), factsSlip(facts)]
const most = [
  ...few,
  pointsSlip('audience', 'Who is waiting', points.slice(0, 2)),
  pointsSlip('offers', 'What we do about the wait', points),
  ...['Why it is late', 'One lost number', 'What the law adds', 'Selling it'].map(chapter),
  questionsSlip('Asked on the first call', questions),
  relatedSlip(related),
]

export const examples = {
  'as few as can be': <Noticeboard slips={few} />,
  'rules of the house': <Noticeboard slips={[openingSlip(opening), ...points.map(ruleSlip)]} />,
  'as many as can be': <Noticeboard slips={most} />,
}
