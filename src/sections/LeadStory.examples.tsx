import { LeadStory } from './LeadStory.tsx'
import { longWords, settlement, volatility } from './sample-story.ts'

const more = { desk: 'News desk', minutes: 4, opening: 'From a Monday in October most trades settle a day sooner.' }

export const examples = {
  'a chain that is cut': <LeadStory id="lead-chain" {...settlement} {...more} />,
  'a spectrum': <LeadStory id="lead-spectrum" {...volatility} {...more} />,
  'long words': <LeadStory id="lead-long" {...longWords} {...more} />,
}
