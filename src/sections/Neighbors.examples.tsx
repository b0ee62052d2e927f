import { Neighbors } from './Neighbors.tsx'

const esg = { title: 'Who checks ESG data', href: '/insights/reports/research/who-checks-esg-data' }
const farmland = {
  title: 'What tokenized farmland changes for a long-horizon portfolio',
  href: '/insights/reports/industry/tokenized-farmland',
}

export const examples = {
  both: <Neighbors previous={farmland} next={esg} />,
  'only a previous one': <Neighbors previous={esg} next={undefined} />,
  'only a next one': <Neighbors previous={undefined} next={farmland} />,
  'long words': (
    <Neighbors
      previous={{ ...farmland, title: 'Rechtsschutzversicherungsgesellschaften' }}
      next={{ ...esg, title: 'Rechtsschutzversicherungsgesellschaften and lost cases' }}
    />
  ),
}
