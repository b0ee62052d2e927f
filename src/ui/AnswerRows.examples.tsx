import { AnswerRows } from './AnswerRows.tsx'

const questions = ['Who decides?', 'What if the connection fails in the middle of a purchase?'].map((question) => ({
  question,
  answer: 'The one who is named in the contract does, and nobody else; until then it waits where it is.',
}))

export const examples = {
  two: <AnswerRows questions={questions} />,
  one: <AnswerRows questions={questions.slice(0, 1)} />,
}
