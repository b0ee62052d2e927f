import { DrawnSteps } from './DrawnSteps.tsx'
import { stepDrawings } from './step-drawings.ts'

const steps = (Object.keys(stepDrawings) as (keyof typeof stepDrawings)[]).map((draws) => ({
  title: `Here is "${draws}"`,
  text: 'What happens in this step, in a sentence or two that says who does it.',
  draws,
}))

export const examples = {
  'two steps': (
    <div className="wrap">
      <DrawnSteps steps={steps.slice(0, 2)} />
    </div>
  ),
  'three steps': (
    <div className="wrap">
      <DrawnSteps steps={steps.slice(0, 3)} />
    </div>
  ),
  'four steps': (
    <div className="wrap">
      <DrawnSteps steps={steps.slice(2)} />
    </div>
  ),
  'five steps': (
    <div className="wrap">
      <DrawnSteps steps={steps.slice(1)} />
    </div>
  ),
  'six steps': (
    <div className="wrap">
      <DrawnSteps steps={steps} />
    </div>
  ),
}
