import type { FigureData } from '../model/schema/figures/figure.ts'
import type { Story } from './InsightSlides.tsx'

/** Articles that examples show. */

/** The figure of one of them. */
export const drawn = {
  draws: 'chain',
  label: 'Step by step',
  heading: 'The holder depends on every link before it',
  links: ['Parcel', 'Operator', 'Register'].map((title) => ({
    title,
    text: `What the ${title.toLowerCase()} does, in one line`,
    mark: 'full' as const,
    signs: false,
  })),
  meanings: [],
} as const satisfies FigureData

export const farmland: Story = {
  title: 'What tokenized farmland changes for a long-horizon portfolio',
  category: 'Industry',
  summary: 'Custody, valuation and liquidity, compared with listed vehicles',
  date: '2026-10-20',
  href: '/insights/reports/industry/tokenized-farmland',
}

export const payroll: Story = {
  title: 'Stablecoin payroll is an accounting problem first',
  category: 'Opinion',
  summary: 'Why settlement speed is the easy part',
  date: '2026-10-13',
  href: '/insights/blog/opinion/stablecoin-payroll',
}

export const volatility: Story = {
  title: 'Reading a volatility fund',
  category: 'Learning',
  summary: 'A short guide for trustees and family offices',
  date: '2026-09-29',
  href: '/insights/reports/learning/reading-a-volatility-fund',
}

export const settlement: Story = {
  title: 'Europe sets one date for one-day settlement',
  category: 'News',
  summary: 'What T+1 means for currency, lent shares and fund dealing',
  date: '2026-11-05',
  href: '/insights/reports/news/europe-one-day-settlement',
}

const word = 'Rechtsschutzversicherungsgesellschaften'

export const longWords: Story = {
  title: word,
  category: word,
  summary: word,
  date: '2026-12-30',
  href: '/long',
}
