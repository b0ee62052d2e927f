import { AuditorsQuestion } from './AuditorsQuestion.tsx'

const opening = { first: 'Where did this number come from?', rest: 'The answer is attached to the number.', last: '' }
const questions = [
  { question: 'Can the four results be compared?', answer: 'With care. A token has a price every second.' },
  { question: 'Rechtsschutzversicherungsgesellschaften?', answer: 'They only share a name.' },
]

export const examples = {
  two: <AuditorsQuestion opening={opening} questions={questions} />,
  one: <AuditorsQuestion opening={opening} questions={questions.slice(0, 1)} />,
}
