import { TileGrid } from './TileGrid.tsx'

const farmlands = {
  title: 'Farmlands',
  text: 'Leased cropland and pasture held in units',
  href: '/software/digital-funds/farmlands',
}
const lectu = {
  title: 'Lectu',
  text: 'Answers from long documents, each with its source line',
  href: '/software/vertical/lectu',
}
const strategies = { title: 'Strategies', text: 'Six methods', href: '/investment/strategies' }
const assessment = {
  title: 'Assessment',
  text: 'An outside check of a company, system or plan',
  href: '/services/consulting/assessment',
}

export const examples = {
  three: <TileGrid tiles={[farmlands, lectu, strategies]} />,
  'four, in twos': <TileGrid tiles={[farmlands, lectu, strategies, assessment]} />,
  five: <TileGrid tiles={[farmlands, lectu, strategies, assessment, { ...farmlands, href: '#more' }]} />,
  one: <TileGrid tiles={[farmlands]} />,
  'long words': (
    <TileGrid
      tiles={[
        {
          title: 'Rechtsschutzversicherungsgesellschaften',
          text: 'Companies that insure the cost of going to court, named in one long word',
          href: '/investment/services/insurance',
        },
        {
          title: 'Insurance for equity compensation',
          text: 'Rechtsschutzversicherungsgesellschaften',
          href: '/investment/services',
        },
        lectu,
      ]}
    />
  ),
}
