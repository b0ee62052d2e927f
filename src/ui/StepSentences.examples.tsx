import { StepSentences } from './StepSentences.tsx'

const steps = ['Open the account', 'Choose a wallet', 'Request payment', 'Match and file', 'Report', 'Keep'].map(
  (title) => ({
    title,
    text: 'Your client receives the coin, the amount and the address with the invoice.',
  }),
)

export const examples = {
  two: <StepSentences steps={steps.slice(0, 2)} />,
  six: <StepSentences steps={steps} />,
}
