import { AssetComparison } from './AssetComparison.tsx'

const realEstate = {
  icon: 'building',
  title: 'Real Estate',
  description: 'Open a building and you see its tenants, its costs and its debt.',
  aum: '1.2B',
  performance: '+12.5%',
} as const
const venture = {
  icon: 'growth',
  title: 'Venture Capital',
  description: 'The value shown is an estimate.',
  aum: '800M',
  performance: '+28.3%',
} as const
const sustainable = {
  icon: 'leaf',
  title: 'Sustainable Assets',
  description: 'Claims are saved with their source.',
  aum: '350M',
  performance: '+15.7%',
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
  four: <AssetComparison classes={[realEstate, venture, sustainable, digital]} risk={risk} />,
  two: <AssetComparison classes={[realEstate, digital]} risk={risk} />,
  one: <AssetComparison classes={[realEstate]} risk={risk} />,
  'long words': (
    <AssetComparison
      classes={[{ ...realEstate, title: 'Rechtsschutzversicherungsgesellschaften' }, digital]}
      risk="Rechtsschutzversicherungsgesellschaften can fail, too."
    />
  ),
}
