import { Answers } from './Answers.tsx'

const questions = ['Does it fly?', 'Does it come back?'].map((question) => ({ question, answer: 'On most days.' }))

export const examples = { two: <Answers questions={questions} /> }
