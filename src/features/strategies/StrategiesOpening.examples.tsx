import { StrategiesOpening } from './StrategiesOpening.tsx'

const risk = {
  text: 'Every method here has lost money for managers who applied it well.',
  notice: 'Not an offer. A licensed firm, named in your contract, does what calls for a license.',
}
const paragraph = '<p>A strategy is a repeatable way of deciding what to buy and when to sell.</p>'

export const examples = {
  'one paragraph': <StrategiesOpening html={paragraph} risk={risk} />,
  'four, and a long risk': (
    <StrategiesOpening
      html={paragraph.repeat(4)}
      risk={{ ...risk, text: `${risk.text} Rechtsschutzversicherungsgesellschaften know, and say so.` }}
    />
  ),
}
