import { StepLine } from './StepLine.tsx'

const steps = ['Agree', 'Set the controls', 'Rehearse', 'Go live by flow', 'Widen', 'Review'].map((title) => ({
  title,
  text: 'Developers run failed, duplicate and partial payments on a test network.',
}))

export const examples = {
  two: <StepLine steps={steps.slice(0, 2)} />,
  six: <StepLine steps={steps} />,
  'two across': <StepLine steps={steps.slice(0, 2)} across />,
  'four across': <StepLine steps={steps.slice(0, 4)} across />,
  'six across': <StepLine steps={steps} across />,
}
