import { StepRows } from './StepRows.tsx'

const steps = ['Set the policy', 'Decide', 'Book', 'Watch', 'Collect', 'Close'].map((title) => ({
  title,
  text: 'Signed terms are keyed in and checked by a second person.',
}))

export const examples = {
  two: <StepRows heading="Taking it on" steps={steps.slice(0, 2)} />,
  six: <StepRows heading="Taking it on" steps={steps} />,
}
