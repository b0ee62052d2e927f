import { StepList } from './StepList.tsx'

const steps = ['Select', 'Structure', 'Operate', 'Report', 'Sell', 'Close'].map((title) => ({
  title,
  text: 'What happens in this step, and who does it.',
}))

export const examples = {
  two: <StepList steps={steps.slice(0, 2)} />,
  six: <StepList steps={steps} />,
}
