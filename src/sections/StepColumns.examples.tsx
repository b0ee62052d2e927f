import { StepColumns } from './StepColumns.tsx'

const steps = ['Explain the error', 'Rebuild it blind', 'Trade small', 'Retire the signal', 'Report'].map((title) => ({
  title,
  text: 'A second researcher repeats the result from raw data.',
}))

export const examples = {
  three: <StepColumns heading="From idea to exit" steps={steps.slice(0, 3)} />,
  five: <StepColumns heading="From idea to report" steps={steps} />,
}
