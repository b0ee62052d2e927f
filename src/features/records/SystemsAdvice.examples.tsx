import { SystemsAdvice } from './SystemsAdvice.tsx'
import { sampleLead, samplePoints } from './sample-notes.ts'
import { WhoseTool } from './WhoseTool.tsx'

export const examples = {
  'where to begin': (
    <SystemsAdvice
      lead={sampleLead}
      heading="Where to begin"
      text="Take the figure that is questioned most often."
      points={samplePoints}
    />
  ),
  'whose tool it is': (
    <div className="wrap">
      <WhoseTool points={samplePoints} />
    </div>
  ),
}
