import { TextAndPoints } from './TextAndPoints.tsx'

const points = [
  { title: 'Start from a question', text: 'Each piece begins with something a reader has to decide.' },
  { title: 'Show the working', text: 'Reports name their sources.' },
]

export const examples = {
  two: (
    <TextAndPoints
      heading="How a piece gets here"
      id="how-two"
      html="<p>Writers start with colleagues.</p>"
      points={points}
    />
  ),
  'long words': (
    <TextAndPoints
      heading="Rechtsschutzversicherungsgesellschaften"
      id="how-long"
      html="<p>Rechtsschutzversicherungsgesellschaften</p>"
      points={[{ title: 'Rechtsschutzversicherungsgesellschaften', text: 'Rechtsschutzversicherungsgesellschaften' }]}
    />
  ),
}
