import { PointRow } from './PointRow.tsx'

const points = [
  { title: 'Small enough to inspect', text: 'Each product does one job.' },
  { title: 'People sign', text: 'Software drafts and reminds. A person whose name is on the decision decides.' },
  { title: 'Made to be left', text: 'Records come out in open formats.' },
  { title: 'Rechtsschutzversicherungsgesellschaften', text: 'A long word breaks.' },
  { title: 'Written down', text: 'What was decided on Monday can be read on Tuesday.' },
]
const html = '<p>Asked for <a href="#more">more</a>, we say more.</p>'

export const examples = {
  four: <PointRow heading="How we build" id="example-four" html={html} points={points.slice(0, 4)} />,
  'three, and nothing beside them': (
    <PointRow heading="How we build" id="example-three" html="" points={points.slice(0, 3)} />
  ),
  'five, and a longer text': (
    <PointRow heading="How we build" id="example-five" html={html + html + html} points={points} />
  ),
}
