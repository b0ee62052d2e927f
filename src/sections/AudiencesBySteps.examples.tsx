import { AudiencesBySteps } from './AudiencesBySteps.tsx'

const people = ['Beginners', 'Rusty hands', 'Night owls', 'Left-handers'].map((title) => ({
  title,
  text: 'You have folded a napkin before, or you would like to.',
}))
const steps = ['Ask', 'Choose a chair', 'Try it for a week', 'Show it', 'Rechtsschutzversicherung'].map((title) => ({
  title,
  text: 'Tell us in two lines what you want to fold, and when.',
}))

export const examples = {
  'two by three': (
    <AudiencesBySteps
      heading="Who folds, and how"
      audiences={people.slice(0, 2)}
      steps={steps.slice(0, 3)}
      offers={3}
      seed="/a"
    />
  ),
  'four by five': (
    <AudiencesBySteps heading="Who folds, and how" audiences={people} steps={steps} offers={6} seed="/b" />
  ),
}
