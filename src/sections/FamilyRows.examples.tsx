import { FamilyRows } from './FamilyRows.tsx'

const long = 'Rechtsschutzversicherungsgesellschaften'
const named = (...names: string[]) => names.map((title) => ({ title, href: `#${title}` }))
const kites = {
  title: 'Kites',
  description: 'For whoever has a field and some wind',
  href: '#kites',
  members: named('Delta', 'Box', long),
  upcoming: [],
}
const boats = { ...kites, title: 'Boats', href: '#boats', members: named('Raft'), upcoming: named('Ark', 'Tub', 'Tug') }
const html = 'Some fly. Some float, and <a href="#others">others</a> do both.'

export const examples = {
  three: (
    <FamilyRows
      heading="All that we build"
      html={html}
      rows={[kites, boats, { ...kites, title: long, href: '#long', members: [], upcoming: named('Fog') }]}
    />
  ),
  'one, of which nothing is said': (
    <FamilyRows heading={long} html="" rows={[{ ...kites, members: [], description: long }]} />
  ),
}
