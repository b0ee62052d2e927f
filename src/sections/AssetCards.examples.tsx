import { AssetCards } from './AssetCards.tsx'

const long = 'Rechtsschutzversicherungsgesellschaften'
const text =
  'Every funding round and class of share is stored. Between rounds there is no market price, and the value shown is an estimate.'
const classes = [
  { icon: 'building', title: 'Real Estate', description: text, aum: '1.2B', performance: '+12.5%' },
  { icon: 'growth', title: 'Venture Capital', description: text, aum: '800M', performance: '+28.3%' },
  { icon: 'leaf', title: 'Sustainable Assets', description: text, aum: '350M', performance: '+15.7%' },
  { icon: 'coin', title: 'Digital Assets', description: text, aum: '150M', performance: '+45.2%' },
] as const
const caveat =
  'The figures carry no currency and no date, and do not say what year on year measures. Ask for all three.'
const risk =
  'Past performance does not predict future results, and the value of investments can fall. You may get back less than you put in.'

export const examples = {
  four: <AssetCards heading="Four asset classes" classes={classes} caveat={caveat} risk={risk} />,
  'a long word, a loss and a long note': (
    <AssetCards
      heading={long}
      classes={classes.map((each, i) => (i === 1 ? { ...each, title: long, performance: '-1028.35%' } : each))}
      caveat={`${caveat} ${caveat}`}
      risk={`${risk} ${risk} ${risk}`}
    />
  ),
}
