import { StepsAndQuestions } from './StepsAndQuestions.tsx'

const steps = ['List the property', 'Attach the proof', 'Issue the sheet', 'File', 'Renew', 'Close'].map((title) => ({
  title,
  text: 'What happens in this step, and who does it.',
}))
const questions = ['Who decides?', 'Who sees it?', 'Who pays?'].map((question) => ({
  question,
  answer: 'The people your policy names.',
}))
const headings = { starting: 'Getting started', asking: 'Before you start', reading: 'Goes well with' }
const links = ['Lectu', 'Rechtsschutzversicherungsgesellschaften'].map((title) => ({
  title,
  text: 'Answers from long documents, each with its source',
  href: '#lectu',
}))

export const examples = {
  'as many of both': <StepsAndQuestions {...headings} links={links} steps={steps.slice(0, 3)} questions={questions} />,
  'six steps, one question': (
    <StepsAndQuestions {...headings} links={links} steps={steps} questions={questions.slice(0, 1)} />
  ),
  'two steps, three questions': (
    <StepsAndQuestions {...headings} links={links} steps={steps.slice(0, 2)} questions={questions} />
  ),
}
