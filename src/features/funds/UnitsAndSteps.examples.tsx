import { UnitsAndSteps } from './UnitsAndSteps.tsx'

const points = ['Title and custody', 'The lease ledger', 'Rechtsschutzversicherungsgesellschaften'].map((title) => ({
  title,
  text: 'What happens, in a sentence or two that says who does it.',
}))

export const examples = {
  'two and two': (
    <div className="wrap">
      <UnitsAndSteps points={points.slice(0, 2)} steps={points.slice(1)} />
    </div>
  ),
  'three and six': (
    <div className="wrap">
      <UnitsAndSteps
        points={points}
        steps={[...points, ...points.map(({ title, text }) => ({ title: `${title} again`, text }))]}
      />
    </div>
  ),
}
