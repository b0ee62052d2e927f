import { PassageAndStations } from './PassageAndStations.tsx'
import { sampleRules } from './sample-rules.ts'

export const examples = {
  four: <PassageAndStations {...sampleRules} />,
  'three, and one sentence': (
    <PassageAndStations
      {...sampleRules}
      html="<p>A question can cross. A file doesn’t.</p>"
      points={sampleRules.points.slice(0, 3)}
    />
  ),
}
