import { Skyline } from './Skyline.tsx'

const classes = [
  { title: 'Real Estate', aum: '1.2B', performance: '+12.5%' },
  { title: 'Venture Capital', aum: '800M', performance: '+28.3%' },
  { title: 'Sustainable Assets', aum: '350M', performance: '+15.7%' },
  { title: 'Digital Assets', aum: '150M', performance: '+45.2%' },
] as const
const said = {
  heading: 'The largest moved least, the smallest most',
  text: 'These are past figures. They do not predict the next ones, and any of the four can lose value.',
  notice: 'Not an offer. A licensed firm, named in your contract, does what calls for a license.',
}

export const examples = {
  four: <Skyline {...said} classes={classes} />,
  'a loss, no change, and one without assets': (
    <Skyline
      {...said}
      classes={[
        { ...classes[0], performance: '-12.5%' },
        { ...classes[1], performance: '+0%' },
        { ...classes[2], aum: '0M' },
        { ...classes[3], performance: '+940%' },
      ]}
    />
  ),
}
