import { CaseDetail } from './CaseDetail.tsx'
import { againstBars, besideBars, longCourse, longTape, shortTape, stackedBars } from './sample-cases.ts'

export const examples = {
  'of a course': <CaseDetail drawn={longCourse} numbers={[2, 3]} />,
  'of the end of a course': <CaseDetail drawn={longCourse} numbers={[5]} />,
  'of bars of parts': <CaseDetail drawn={stackedBars} numbers={[2, 3]} />,
  'of one bar': <CaseDetail drawn={besideBars} numbers={[1]} />,
  'of bars against a line': <CaseDetail drawn={againstBars} numbers={[2, 3]} />,
  'of a tape': <CaseDetail drawn={longTape} numbers={[3, 4, 5]} />,
  'of a short tape': <CaseDetail drawn={shortTape} numbers={[2]} />,
}
