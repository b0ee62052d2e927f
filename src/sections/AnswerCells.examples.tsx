import { AnswerCells } from './AnswerCells.tsx'

const questions = [
  'Who decides?',
  'When is it done?',
  'Can it be undone?',
  'Who sees it?',
  'What stays?',
  'Who pays?',
].map((question) => ({ question, answer: 'By the end of the day, or a person is told why not. The record says who.' }))
const asked = (count: number) => <AnswerCells heading="What institutions ask" questions={questions.slice(0, count)} />

export const examples = {
  one: asked(1),
  two: asked(2),
  three: asked(3),
  four: asked(4),
  five: asked(5),
  six: asked(6),
}
