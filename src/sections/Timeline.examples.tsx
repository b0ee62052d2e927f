import { Timeline } from './Timeline.tsx'

const steps = ['Ask', 'Choose', 'Try', 'Show', 'Mend', 'Rechtsschutzversicherung'].map((title) => ({
  title,
  text: 'Tell us in two lines what you want to fold, and when.',
}))

export const examples = {
  two: <Timeline steps={steps.slice(0, 2)} />,
  six: <Timeline steps={steps} />,
}
