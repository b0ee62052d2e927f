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

const media = { title: 'Media', text: 'Films and music that pay royalties', href: '/software/digital-funds/media' }
const credit = { title: 'Credit', text: 'Loans to businesses, held to the end', href: '/software/digital-funds/credit' }
const four = [reits, commodities, infrastructure, media]

export const examples = {
  one: <Tiles heading="See also" id="related" tiles={[reits]} />,
  four: <Tiles heading="See also" id="related" tiles={four} />,
  five: <Tiles heading="See also" id="related" tiles={[...four, credit]} />,
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
