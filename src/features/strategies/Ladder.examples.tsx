import { Ladder } from './Ladder.tsx'
import { sampleNote, sampleStrategies, sampleStrategy } from './sample-strategies.ts'

const heading = 'Four rungs, and where each gives way'
const longWord = {
  ...sampleStrategy('Rechtsschutzversicherungsgesellschaften', '1w', '100y', 'vague'),
  facts: [],
  compared: [sampleNote, { ...sampleNote, title: 'Hidden overlap' }],
}

export const examples = {
  'four, two of them compared twice': <Ladder heading={heading} strategies={sampleStrategies} notes={[sampleNote]} />,
  'one of all time': (
    <Ladder heading={heading} strategies={[sampleStrategy('Everything', '1d', '100y', 'solid')]} notes={[]} />
  ),
  'a long word, two comparisons, and one of a day': (
    <Ladder
      heading={heading}
      strategies={[longWord, sampleStrategy('Dawn', '1d', '1d', 'solid')]}
      notes={[sampleNote, { ...sampleNote, title: 'Time first' }]}
    />
  ),
}
