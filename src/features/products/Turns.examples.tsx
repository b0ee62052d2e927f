import { longWord, sampleTurns } from './sample-apps.ts'
import { Turns } from './Turns.tsx'

const long = sampleTurns.turns.map((turn, i) => ({
  ...turn,
  title: `${longWord} ${i}`,
  answer: longWord,
  message: longWord,
}))

export const examples = {
  'three turns': <Turns product="Portal" {...sampleTurns} />,
  'four turns and long words': (
    <Turns
      product={longWord}
      {...sampleTurns}
      sides={[longWord, longWord]}
      turns={[...long, ...sampleTurns.turns.slice(0, 1)]}
    />
  ),
}
