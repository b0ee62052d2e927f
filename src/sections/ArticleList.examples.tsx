import { ArticleList } from './ArticleList.tsx'

const farmland = {
  title: 'What tokenized farmland changes for a long-horizon portfolio',
  category: 'Industry',
  summary: 'Custody, valuation and liquidity, compared with listed vehicles',
  date: '2026-10-20',
  minutes: 4,
  href: '/insights/reports/industry/tokenized-farmland',
}
const settlement = {
  title: 'Europe sets one date for one-day settlement',
  category: 'News',
  summary: 'What T+1 means for currency, lent shares and fund dealing',
  date: '2026-11-05',
  minutes: 4,
  href: '/insights/reports/news/europe-one-day-settlement',
}

export const examples = {
  two: <ArticleList heading="Articles" entries={[farmland, settlement]} withCategory={false} />,
  'with categories': <ArticleList heading="Latest" entries={[farmland, settlement]} withCategory />,
  one: <ArticleList heading="Articles" entries={[settlement]} withCategory={false} />,
  'long words': (
    <ArticleList
      heading="Rechtsschutzversicherungsgesellschaften"
      entries={[
        {
          ...farmland,
          category: 'Rechtsschutzversicherungsgesellschaften',
          title: 'Rechtsschutzversicherungsgesellschaften and what they pay for when a case is lost',
        },
      ]}
      withCategory
    />
  ),
}
