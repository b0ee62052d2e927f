import { PlateHead } from './PlateHead.tsx'

const description = 'Funds, strategies and contracts, each described with what it pays and how it fails.'
const intro = 'Two parts, and they work <a href="#">differently</a>: one is a method, the other the contract.'

export const examples = {
  'with an intro': <PlateHead heading="Investment Division" description={description} intro={intro} />,
  'long words': <PlateHead heading="Rechtsschutzversicherungsgesellschaften" description={description} intro="" />,
}
