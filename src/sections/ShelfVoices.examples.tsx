import { ShelfVoices } from './ShelfVoices.tsx'
import { category, line } from './sample-shelf.ts'
import { farmland, longWords, payroll, settlement, volatility } from './sample-story.ts'

const point = { title: 'You follow a sector', text: 'Start here, with whoever pays.' }

export const examples = {
  reports: (
    <ShelfVoices
      heading="By age of their sources"
      points={[point]}
      categories={[
        {
          ...category('News', 'report', line(settlement, '2018', '2025-10-14', '2025-10-13', '2025', undefined)),
          point,
        },
        category('Learning', 'report', line(volatility, '1991'), line(farmland)),
        category('Papers', 'report'),
      ]}
    />
  ),
  voices: (
    <ShelfVoices
      heading="By voice"
      points={[]}
      categories={[
        { ...category('Opinion', 'view', line(payroll), line(farmland)), point },
        category('Partner', 'guest', line(farmland)),
        category('Notices', 'notice', line(settlement)),
      ]}
    />
  ),
  'long words': (
    <ShelfVoices
      heading="Long words"
      points={[]}
      categories={[
        category(longWords.title, 'report', line(longWords, '2020')),
        category(longWords.category, 'view', line(longWords)),
        category(longWords.summary, 'notice', line(longWords)),
        category('Partner', 'guest'),
      ]}
    />
  ),
}
