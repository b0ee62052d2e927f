import { Requirements } from './Requirements.tsx'

export const examples = {
  three: (
    <Requirements
      requirements={[
        'You have designed a survey, an interview series or a data study from start to finish',
        'You can analyze data and share the working files',
        'You write for readers outside your field',
      ]}
    />
  ),
  one: <Requirements requirements={['You write for readers outside your field']} />,
  'long words': (
    <Requirements requirements={['Rechtsschutzversicherungsgesellschaften', 'You know what they pay for']} />
  ),
}
