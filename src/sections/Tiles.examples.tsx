import { Tiles } from './Tiles.tsx'

const reits = {
  title: 'REITs',
  text: 'Listed and private property trusts in one fund',
  href: '/software/digital-funds/reits',
}
const commodities = {
  title: 'Commodities',
  text: 'Stored metals with futures on energy and crops',
  href: '/software/digital-funds/commodities',
}
const infrastructure = {
  title: 'Infrastructure',
  text: 'Roads, grids and networks under long contracts',
  href: '/software/digital-funds/infrastructure',
}

export const examples = {
  three: <Tiles heading="See also" id="related" tiles={[reits, commodities, infrastructure]} />,
  'two, the row not full': <Tiles heading="See also" id="related" tiles={[reits, commodities]} />,
  'long words': (
    <Tiles
      heading="Rechtsschutzversicherungsgesellschaften"
      id="related"
      tiles={[{ ...reits, title: 'Rechtsschutzversicherungsgesellschaften' }, commodities, infrastructure]}
    />
  ),
}
