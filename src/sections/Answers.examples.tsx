import { Answers } from './Answers.tsx'

const answers = [
  'The people your policy names.',
  'By the end of the day, or a person is told why not. The record says who.',
]
const questions = [
  'Who decides?',
  'When is it done?',
  'Can it be undone?',
  'Who sees it?',
  'What stays?',
  'What goes?',
].map((question, i) => ({ question, answer: answers[i % 2] ?? '' }))

export const examples = {
  one: <Answers heading="What institutions ask" questions={questions.slice(0, 1)} />,
  two: <Answers heading="What institutions ask" questions={questions.slice(0, 2)} />,
  three: <Answers heading="What institutions ask" questions={questions.slice(0, 3)} />,
  four: <Answers heading="What institutions ask" questions={questions.slice(0, 4)} />,
  five: <Answers heading="What institutions ask" questions={questions.slice(0, 5)} />,
  'beside the heading': <Answers heading="Questions" questions={questions.slice(0, 2)} beside />,
  seven: (
    <Answers
      heading="What institutions ask"
      questions={[...questions, { question: 'Who pays?', answer: answers[1] ?? '' }]}
    />
  ),
}
