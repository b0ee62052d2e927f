import { AssetTable } from './AssetTable.tsx'
import { Skyline } from './Skyline.tsx'

const classes = [
  {
    title: 'Real Estate',
    description: 'Buildings and their leases.',
    aum: '1.2B',
    performance: '+12.5%',
  },
  {
    title: 'Venture Capital',
    description: 'Stakes in young companies.',
    aum: '800M',
    performance: '+28.3%',
  },
  { title: 'Sustainable Assets', description: 'Meters and claims.', aum: '350M', performance: '+15.7%' },
  { title: 'Digital Assets', description: 'Wallets and keys.', aum: '150M', performance: '+45.2%' },
] as const
const risk = 'Past performance does not predict future results, and the value of investments can fall.'
const notice = 'Not an offer. A licensed firm, named in your contract, does what calls for a license.'
const caveat = 'The figures carry no currency or date, so ask for both.'

export const examples = {
  four: <Skyline classes={classes} risk={risk} caveat={caveat} notice={notice} />,
  'a loss, no change, and one without assets': (
    <Skyline
      risk={risk}
      caveat={caveat}
      notice={notice}
      classes={[
        { ...classes[0], performance: '-12.5%' },
        { ...classes[1], performance: '+0%' },
        { ...classes[2], aum: '0M' },
        { ...classes[3], performance: '+940%' },
      ]}
    />
  ),
  'a long note': (
    <Skyline classes={classes} risk={`${risk} ${risk} ${risk}`} caveat={`${caveat} ${risk}`} notice={notice} />
  ),
  table: <AssetTable classes={classes} />,
}
