import { Carousel } from '../ui/carousel/Carousel.tsx'
import { CarouselButtons } from '../ui/carousel/CarouselButtons.tsx'
import { InsightSlides } from './InsightSlides.tsx'

const farmland = {
  title: 'What tokenized farmland changes for a long-horizon portfolio',
  category: 'Industry',
  summary: 'Custody, valuation and liquidity, compared with listed vehicles',
  href: '/insights/reports/industry/tokenized-farmland',
  art: 'lattice',
} as const
const payroll = {
  title: 'Stablecoin payroll is an accounting problem first',
  category: 'Opinion',
  summary: 'Why settlement speed is the easy part',
  href: '/insights/blog/opinion/stablecoin-payroll',
  art: 'paths',
} as const
const volatility = {
  title: 'Reading a volatility fund',
  category: 'Learning',
  summary: 'A short guide for trustees and family offices',
  href: '/insights/reports/learning/reading-a-volatility-fund',
  art: 'curves',
} as const
const esg = {
  title: 'Who checks ESG data',
  category: 'Research',
  summary: 'Where the numbers come from, and how to trace one back',
  href: '/insights/reports/research/who-checks-esg-data',
  art: 'rings',
} as const

export const examples = {
  four: (
    <div className="wrap">
      <Carousel label="Latest insights" count={4}>
        <div className="mb-6">
          <CarouselButtons />
        </div>
        <InsightSlides cards={[farmland, payroll, volatility, esg]} />
      </Carousel>
    </div>
  ),
  one: (
    <div className="wrap">
      <InsightSlides cards={[payroll]} />
    </div>
  ),
  'long words': (
    <div className="wrap">
      <InsightSlides
        cards={[
          {
            ...farmland,
            title: 'Rechtsschutzversicherungsgesellschaften',
            category: 'Rechtsschutzversicherungsgesellschaften',
            art: 'circles',
          },
          payroll,
        ]}
      />
    </div>
  ),
}
