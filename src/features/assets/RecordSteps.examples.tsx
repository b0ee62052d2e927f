import { RecordSteps } from './RecordSteps.tsx'

const titles = ['Enter the evidence', 'Match the cash', 'Value the holding', 'Close the period', 'Report', 'Keep']
const steps = titles.map((title, i) => ({
  title,
  text:
    i % 2
      ? 'Differences need a reason and an initial.'
      : 'A price enters with its source, its date and the name of the person who approved it.',
}))
const related = { heading: 'See also', links: [{ title: 'Mandates', href: '#mandates' }] }

export const examples = {
  five: <RecordSteps heading="How a value gets its record" steps={steps.slice(0, 5)} related={related} />,
  two: <RecordSteps heading="How a value gets its record" steps={steps.slice(0, 2)} related={related} />,
  six: <RecordSteps heading="Rechtsschutzversicherungsgesellschaften" steps={steps} related={related} />,
}
