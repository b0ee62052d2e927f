import { AssetComparison } from './AssetComparison.tsx'

const realEstate = {
  icon: 'building',
  title: 'Real Estate',
  description: 'Open a building and you see its tenants, its costs and its debt.',
  aum: '1.2B',
  performance: '+12.5%',
} as const
const digital = {
  icon: 'coin',
  title: 'Digital Assets',
  description: 'Wallet balances are matched to the ledger.',
  aum: '150M',
  performance: '+45.2%',
} as const

const risk =
  'Past performance does not predict future results, and the value of investments can fall. You may get back less than you put in.'

export const examples = {
  two: <AssetComparison classes={[realEstate, digital]} risk={risk} />,
  one: <AssetComparison classes={[realEstate]} risk={risk} />,
  'long words': (
    <AssetComparison
      classes={[{ ...realEstate, title: 'Rechtsschutzversicherungsgesellschaften' }, digital]}
      risk="Rechtsschutzversicherungsgesellschaften can fail, too."
    />
  ),
}
