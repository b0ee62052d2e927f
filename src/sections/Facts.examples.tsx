import { Facts } from './Facts.tsx'

const exposure = { label: 'Exposure', value: 'Leased cropland and pasture' }
const income = { label: 'Income', value: 'Rent and crop share' }
const liquidity = { label: 'Liquidity', value: 'Matched sales, may take months' }
const horizon = { label: 'Horizon', value: 'Seven years or more' }

export const examples = {
  four: <Facts facts={[exposure, income, liquidity, horizon]} />,
  three: <Facts facts={[exposure, income, liquidity]} />,
  one: <Facts facts={[exposure]} />,
  'long words': (
    <Facts
      facts={[
        { label: 'For', value: 'Rechtsschutzversicherungsgesellschaften' },
        { label: 'Versicherungsgesellschaften', value: 'Health, dental, vision, life and disability plans' },
        liquidity,
        horizon,
      ]}
    />
  ),
}
