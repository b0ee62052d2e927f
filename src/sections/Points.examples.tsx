import { Points } from './Points.tsx'

const record = {
  title: 'One record',
  text: 'A payment is written once, with who wrote it and when. Every report reads from it.',
}
const yours = { title: 'Yours to take away', text: 'Data leaves in open formats at any time.' }
const small = { title: 'Small enough to inspect', text: 'Each product does one job.' }

const four = [record, yours, small, { title: 'One bill', text: 'It lists each app by itself.' }]
const five = [...four, { title: 'One door', text: 'Whoever leaves loses every key at once.' }]

export const examples = {
  two: <Points heading="How we work" id="how" points={[record, yours]} />,
  four: <Points heading="How we work" id="how" points={four} />,
  five: <Points heading="How we work" id="how" points={five} />,
  three: <Points heading="How we work" id="how" points={[record, yours, small]} />,
  one: <Points heading="How we work" id="how" points={[yours]} />,
  'long words': (
    <Points
      heading="Rechtsschutzversicherungsgesellschaften"
      id="how"
      points={[
        { title: 'Rechtsschutzversicherungsgesellschaften', text: 'Rechtsschutzversicherungsgesellschaften' },
        yours,
      ]}
    />
  ),
}
