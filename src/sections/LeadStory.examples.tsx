import { LeadStory } from './LeadStory.tsx'
import { drawn, longWords, settlement, volatility } from './sample-story.ts'

const more = {
  desk: 'News desk',
  minutes: 4,
  figure: drawn,
  opening: 'From a Monday in October most trades settle a day sooner.',
}

export const examples = {
  'with its figure': <LeadStory id="lead-chain" {...settlement} {...more} />,
  shorter: <LeadStory id="lead-spectrum" {...volatility} {...more} />,
  'long words': <LeadStory id="lead-long" {...longWords} {...more} />,
}
