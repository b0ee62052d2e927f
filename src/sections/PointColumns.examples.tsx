import { PointColumns } from './PointColumns.tsx'

const point = (title: string) => ({ title, text: `What ${title.toLowerCase()} means here, in a sentence or two.` })
const points = ['Patience', 'Glue', 'String', 'Wind', 'Light', 'Paper'].map(point)

export const examples = {
  two: <PointColumns heading="What you bring" id="two" points={points.slice(0, 2)} />,
  three: <PointColumns heading="What you bring" id="three" points={points.slice(0, 3)} />,
  four: <PointColumns heading="What you bring" id="four" points={points.slice(0, 4)} />,
  five: <PointColumns heading="What you bring" id="five" points={points.slice(0, 5)} />,
  six: <PointColumns heading="What you bring" id="six" points={points} />,
  'long words': (
    <PointColumns heading="What you bring" id="long" points={[point('Rechtsschutzversicherungsgesellschaften')]} />
  ),
}
