import { RecordText } from './RecordText.tsx'

const opening = { first: 'Where did this number come from?', rest: 'The answer is attached to the number.', last: '' }
const questions = [
  { question: 'Can the four results be compared?', answer: 'With care. A token has a price every second.' },
  { question: 'Rechtsschutzversicherungsgesellschaften?', answer: 'They only share a name.' },
]
const titles = ['Enter the evidence', 'Match the cash', 'Value the holding', 'Close the period', 'Report', 'Keep']
const steps = titles.map((title, i) => ({
  title,
  text:
    i % 2
      ? 'Differences need a reason and an initial.'
      : 'A price enters with its source, its date and the name of the person who approved it.',
}))
const rest = { opening, related: { heading: 'See also', links: [{ title: 'Mandates', href: '#mandates' }] } }

export const examples = {
  six: <RecordText {...rest} heading="How a value gets its record" steps={steps} questions={questions} />,
  'two, and one question': (
    <RecordText
      {...rest}
      heading="Rechtsschutzversicherungsgesellschaften"
      steps={steps.slice(0, 2)}
      questions={questions.slice(0, 1)}
    />
  ),
}
