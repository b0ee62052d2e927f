import { Scenarios } from './Scenarios.tsx'

const note = 'These voices are illustrative. We wrote them, and they are not statements of real customers.'
const designer = {
  quote: 'The address goes out with the invoice, and the invoice closes while I am asleep.',
  name: 'Independent designer',
  title: 'Works alone',
  tool: { title: 'Clients', href: '#clients' },
}
const manager = {
  quote:
    'People log their hours by task and I approve them on Fridays. When a client asks what a line was for, I can answer.',
  name: 'Office manager',
  title: 'Studio',
  tool: { title: 'Time', href: '#time' },
}
const long = 'Rechtsschutzversicherungsgesellschaften'

export const examples = {
  two: <Scenarios heading="Scenarios" note={note} scenarios={[designer, manager]} />,
  one: <Scenarios heading="Scenarios" note={note} scenarios={[designer]} />,
  'long words': (
    <Scenarios
      heading={long}
      note={note}
      scenarios={[{ quote: long, name: long, title: 'Insurers', tool: { title: long, href: '#time' } }, manager]}
    />
  ),
}
