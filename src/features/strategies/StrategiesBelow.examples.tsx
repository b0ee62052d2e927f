import { StrategiesBelow } from './StrategiesBelow.tsx'

const choosing = ['Time first', 'Owner or shareholder', 'Hidden overlap'].map((title) => ({
  title,
  text: 'A venture stake or a private company can’t be sold on demand.',
}))
const rows = ['Quant', 'Private Equity'].map((name) => ({
  name,
  href: `#${name}`,
  values: ['Statistical signals for prices that look wrong', 'A real pattern can vanish once others trade it.'],
}))

export const examples = {
  'two and three': (
    <StrategiesBelow
      html="<p>A strategy is a repeatable way of deciding what to buy and when to sell.</p>"
      risk={{ text: 'Every method here has lost money.', notice: 'Not an offer.' }}
      heading="What each one reads"
      table={{ columns: ['Method', 'How it fails'], rows }}
      choosing={choosing}
    />
  ),
}
