import { EvidenceLine } from './EvidenceLine.tsx'
import { ageAxis } from './evidence.ts'
import { ReportsInTime } from './ReportsInTime.tsx'
import { line } from './sample-shelf.ts'
import { farmland, volatility } from './sample-story.ts'

const many = line(farmland, '2020', '2020', '2020', '2020', '2020', '2020', '2020', undefined, undefined)
const none = line(volatility)

export const examples = {
  'sources of one year, and two without': <EvidenceLine {...many} axis={ageAxis([many])} isLabeled />,
  'no sources': <EvidenceLine {...none} axis={ageAxis([none])} isLabeled={false} />,
  'in a list': <ReportsInTime lines={[many, none]} reports={[many, none]} />,
}
