import type { Story } from './InsightSlides.tsx'

/** Articles that examples show. */

const chain = (on: string | undefined, ...titles: string[]) => ({
  shape: 'chain' as const,
  caption: 'The holder depends on every link before it.',
  marks: titles.map((title) => ({ title, text: `What the ${title.toLowerCase()} does, in one line.` })),
  on,
})

export const farmland: Story = {
  title: 'What tokenized farmland changes for a long-horizon portfolio',
  category: 'Industry',
  summary: 'Custody, valuation and liquidity, compared with listed vehicles',
  date: '2026-10-20',
  href: '/insights/reports/industry/tokenized-farmland',
  figure: chain('Register', 'Parcel', 'Operator', 'Vehicle', 'Register', 'Holder'),
}

export const payroll: Story = {
  title: 'Stablecoin payroll is an accounting problem first',
  category: 'Opinion',
  summary: 'Why settlement speed is the easy part',
  date: '2026-10-13',
  href: '/insights/blog/opinion/stablecoin-payroll',
  figure: chain('Transfer', 'Payslip', 'Transfer', 'Match'),
}

export const volatility: Story = {
  title: 'Reading a volatility fund',
  category: 'Learning',
  summary: 'A short guide for trustees and family offices',
  date: '2026-09-29',
  href: '/insights/reports/learning/reading-a-volatility-fund',
  figure: {
    shape: 'spectrum',
    caption: 'The nearer a fund stands to the selling end, the more a shock can take from it.',
    ends: ['Sells volatility', 'Buys volatility'],
    marks: [
      { title: 'Options sold', text: 'Steady premiums, with no floor.' },
      { title: 'Some of each', text: 'The two sides offset.' },
      { title: 'Options bought', text: 'A known cost at each renewal.' },
    ],
  },
}

export const settlement: Story = {
  title: 'Europe sets one date for one-day settlement',
  category: 'News',
  summary: 'What T+1 means for currency, lent shares and fund dealing',
  date: '2026-11-05',
  href: '/insights/reports/news/europe-one-day-settlement',
  figure: {
    ...chain('Settle', 'Trade', 'Match', 'Fund', 'Settle'),
    cut: { before: 'Settle', until: 'Trade date', after: 'Next business day' },
  },
}

const word = 'Rechtsschutzversicherungsgesellschaften'

export const longWords: Story = {
  title: word,
  category: word,
  summary: word,
  date: '2026-12-30',
  href: '/long',
  figure: chain(word, word, 'Lenders', 'Litigants'),
}
