import { LeadAndFacts } from './LeadAndFacts.tsx'

const opening = {
  first: 'Builders wait for a yes.',
  rest: 'A space shows whose turn it is.',
  last: 'It is set up once.',
}
const long = 'Rechtsschutzversicherungsgesellschaften'

export const examples = {
  'a lead and two facts': (
    <LeadAndFacts
      opening={opening}
      facts={[
        { label: 'Visible to', value: 'Your team and the people the client names' },
        { label: 'Client needs', value: 'An invitation and a web browser' },
      ]}
    />
  ),
  'long words': <LeadAndFacts opening={{ first: long, rest: '', last: '' }} facts={[{ label: long, value: long }]} />,
}
