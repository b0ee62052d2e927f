import { OpenAnswers } from './OpenAnswers.tsx'

const questions = [
  'Who folds?',
  'Who pays for the paper?',
  'May a child come?',
  'When?',
  'Where?',
  'Why?',
  'And then?',
].map((question, i) => ({
  question,
  answer: 'Whoever has the evening free, and a lamp. '.repeat(1 + (i % 3)).trim(),
}))

export const examples = {
  one: <OpenAnswers heading="Asked before" questions={questions.slice(0, 1)} />,
  two: <OpenAnswers heading="Asked before" questions={questions.slice(0, 2)} />,
  three: <OpenAnswers heading="Asked before" questions={questions.slice(0, 3)} />,
  seven: <OpenAnswers heading="Asked before" questions={questions} />,
}
