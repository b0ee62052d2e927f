import { AnswerColumns } from './AnswerColumns.tsx'

const questions = [
  'Who decides?',
  'When is it done?',
  'Can it be undone?',
  'Who sees it?',
  'What stays?',
  'What goes?',
].map((question) => ({ question, answer: 'By the end of the day, or a person is told why not. The record says who.' }))

export const examples = {
  six: <AnswerColumns questions={questions} />,
}
