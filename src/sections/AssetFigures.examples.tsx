import { AssetFigures } from './AssetFigures.tsx'

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
  description: 'Between rounds a private company has no market price, so the value shown is an estimate.',
  aum: '800M',
  performance: '+28.3%',
} as const
const sustainable = {
  icon: 'leaf',
  title: 'Sustainable Assets',
  description: 'Claims without evidence stay open.',
  aum: '350M',
  performance: '+15.7%',
} as const
const digital = {
  icon: 'coin',
  title: 'Digital Assets',
  description: 'Moving a token takes more than one approval.',
  aum: '150M',
  performance: '+45.2%',
} as const

export const examples = {
  four: <AssetFigures classes={[realEstate, venture, sustainable, digital]} />,
  three: <AssetFigures classes={[realEstate, venture, sustainable]} />,
  one: <AssetFigures classes={[realEstate]} />,
  'long words': (
    <AssetFigures
      classes={[{ ...realEstate, title: 'Rechtsschutzversicherungsgesellschaften' }, venture, sustainable, digital]}
    />
  ),
}
