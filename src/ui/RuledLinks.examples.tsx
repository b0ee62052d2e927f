import { RuledLinks } from './RuledLinks.tsx'

const kites = { title: 'Kites', text: 'Three shapes for three winds', href: '#kites' }
const boats = { title: 'Boats', text: 'Folded, waxed and ready to float', href: '#boats' }

export const examples = {
  two: <RuledLinks links={[kites, boats]} />,
  'long words': (
    <RuledLinks links={[{ ...kites, title: 'Rechtsschutzversicherungsgesellschaften', text: 'W'.repeat(40) }]} />
  ),
}
