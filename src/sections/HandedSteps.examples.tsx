import { HandedSteps } from './HandedSteps.tsx'

const steps = ['Ask', 'Choose a chair', 'Try it for a week', 'Show it', 'Rechtsschutzversicherung', 'Mend it'].map(
  (title, i) => ({
    title,
    text: 'Tell us in two lines what you want to fold, and when.',
    hand: (['you', 'both', 'us'] as const)[i % 3] ?? 'us',
  }),
)

export const examples = {
  two: <HandedSteps heading="How to fold" steps={steps.slice(0, 2)} />,
  three: <HandedSteps heading="How to fold" steps={steps.slice(0, 3)} />,
  four: <HandedSteps heading="How to fold" steps={steps.slice(0, 4)} />,
  five: <HandedSteps heading="How to fold" steps={steps.slice(0, 5)} />,
  six: <HandedSteps heading="How to fold" steps={steps} />,
}
