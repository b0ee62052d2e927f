import { Beads } from './Beads.tsx'
import { DayAndCategory } from './DayAndCategory.tsx'
import { farmland, longWords, volatility } from './sample-story.ts'

export const examples = {
  down: (
    <div className="wrap">
      <DayAndCategory {...farmland} />
      <Beads figure={farmland.figure} />
    </div>
  ),
  across: (
    <div className="wrap">
      <DayAndCategory date={farmland.date} />
      <Beads figure={farmland.figure} across />
    </div>
  ),
  'a spectrum': (
    <div className="wrap">
      <Beads figure={volatility.figure} />
    </div>
  ),
  'long words': (
    <div className="wrap">
      <Beads figure={longWords.figure} across />
    </div>
  ),
}
