import { againstBars, besideBars, longCourse, longTape, shortCourse, shortTape, stackedBars } from './sample-cases.ts'
import { WorkedCase } from './WorkedCase.tsx'

export const examples = {
  'a course': <WorkedCase drawn={shortCourse} />,
  'a course with all it may have': <WorkedCase drawn={longCourse} />,
  'a course in a paper': <WorkedCase drawn={longCourse} exhibit />,
  'bars in a paper': <WorkedCase drawn={stackedBars} exhibit />,
  'a tape': <WorkedCase drawn={shortTape} />,
  'a tape with all it may have': <WorkedCase drawn={longTape} />,
  'bars of parts': <WorkedCase drawn={stackedBars} />,
  'bars side by side': <WorkedCase drawn={besideBars} />,
  'bars against a line': <WorkedCase drawn={againstBars} />,
}
