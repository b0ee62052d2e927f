import { StepsAndQuestions } from './StepsAndQuestions.tsx'

const steps = ['List the property', 'Attach the proof', 'Issue the sheet'].map((title) => ({
  title,
  text: 'What happens in this step, and who does it.',
}))
const questions = [{ question: 'Who decides?', answer: 'The people your policy names.' }]

export const examples = {
  'three steps': (
    <StepsAndQuestions starting="Getting started" steps={steps} asking="Questions" questions={questions} />
  ),
}
