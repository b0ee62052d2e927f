import { Testimonials } from './Testimonials.tsx'

const note = 'These voices are illustrative. We wrote them, and they are not statements of real customers.'
const designer = {
  quote: 'The address goes out with the invoice, and the invoice closes while I am asleep.',
  name: 'Independent designer',
  title: 'Works alone',
}
const manager = {
  quote:
    'People log their hours by task and I approve them on Fridays. When a client asks what a line was for, I can answer.',
  name: 'Office manager',
  title: 'Studio',
}
const bookkeeper = {
  quote: 'I no longer hunt for old prices.',
  name: 'Bookkeeper',
  title: 'Keeps the accounts of a small consulting firm',
}

export const examples = {
  three: <Testimonials note={note} quotes={[designer, manager, bookkeeper]} />,
  one: <Testimonials note={note} quotes={[designer]} />,
  'long words': (
    <Testimonials
      note={note}
      quotes={[
        {
          quote: 'Rechtsschutzversicherungsgesellschaften',
          name: 'Rechtsschutzversicherungsgesellschaften',
          title: 'Insurers',
        },
        manager,
        bookkeeper,
      ]}
    />
  ),
}
