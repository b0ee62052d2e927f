import { Dialogue } from './Dialogue.tsx'

const questions = ['Is there an age limit?', 'Will I have to show my bank details?', 'Is it too late?'].map(
  (question) => ({
    question,
    answer: 'You have to be an adult where you live. Beyond that we look at where you are in life.',
  }),
)

export const examples = {
  one: <Dialogue heading="Asked at the door" questions={questions.slice(0, 1)} />,
  three: <Dialogue heading="Asked at the door" questions={questions} />,
  'long words': (
    <Dialogue
      heading="Asked at the door"
      questions={[{ question: 'Rechtsschutzversicherungsgesellschaften?', answer: 'No.' }]}
    />
  ),
}
