import { StepColumns } from './StepColumns.tsx'

const steps = ['Explain the error', 'Rebuild it blind', 'Trade small', 'Retire the signal', 'Report', 'File'].map(
  (title) => ({
    title,
    text: 'A second researcher repeats the result from raw data.',
  }),
)

export const examples = {
  two: <StepColumns heading="From idea to trade" steps={steps.slice(0, 2)} />,
  three: <StepColumns heading="From idea to exit" steps={steps.slice(0, 3)} />,
  four: <StepColumns heading="From idea to exit" steps={steps.slice(0, 4)} />,
  five: <StepColumns heading="From idea to report" steps={steps.slice(0, 5)} />,
  six: <StepColumns heading="From idea to file" steps={steps} />,
}
