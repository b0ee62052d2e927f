import { Voices } from './Voices.tsx'

const note = 'These voices are illustrative. We wrote them, and they are not statements of real customers.'
const designer = {
  quote: 'The address goes out with the invoice, and the invoice closes while I am asleep.',
  name: 'Independent designer',
  title: 'Works alone, clients in three countries',
}
const manager = {
  quote:
    'People log hours by task and I approve them on Fridays. When a client asks what a line was for, I can answer while we are still on the phone.',
  name: 'Office manager',
  title: 'Studio of six',
}
const long = 'Rechtsschutzversicherungsgesellschaften'
const insurer = { quote: long, name: long, title: long }

export const examples = {
  three: <Voices note={note} quotes={[designer, manager, { ...designer, quote: 'Filing is still my job.' }]} />,
  'a short note, and long words': <Voices note="All made up." quotes={[insurer, manager, designer]} />,
}
