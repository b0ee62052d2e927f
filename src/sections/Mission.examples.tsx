import { Mission } from './Mission.tsx'

const tagline = 'Investment, software, consulting and research, and the communities they serve.'

export const examples = {
  'two paragraphs': (
    <Mission
      company="The group"
      tagline={tagline}
      text={
        'An investor often sees the accounts and misses the daily work. We keep both in one group.\n\nA client deals with one group, whichever division the work begins in.'
      }
    />
  ),
  'one paragraph': (
    <Mission company="The group" tagline={tagline} text="We put money and knowledge to work on the same problem." />
  ),
  'long words': (
    <Mission
      company="Rechtsschutzversicherungsgesellschaften"
      tagline="Rechtsschutzversicherungsgesellschaften, and the people they insure."
      text="Each decision is checked from more than one side."
    />
  ),
}
