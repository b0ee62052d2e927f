import { PageRows } from './PageRows.tsx'

const long = 'Rechtsschutzversicherungsgesellschaften'
const named = (...names: string[]) => names.map((title) => ({ title, href: `#${title}` }))
const kites = {
  title: 'Kites',
  summary: 'For whoever has a field and some wind',
  href: '#kites',
  members: named('Delta', 'Box', long),
}
const boats = { ...kites, title: 'Boats', href: '#boats', members: named('Raft'), upcoming: named('Ark', 'Tub', 'Tug') }
const piece = {
  title: 'What a lamp costs by the hour',
  date: '2026-03-04',
  href: '#lamp',
  summary: 'Oil, and who pays',
}

export const examples = {
  families: (
    <PageRows
      heading="All that we build"
      id="families"
      text="Some fly. Some float, and others do both."
      rows={[
        { ...kites, text: 'They differ in the wind they need.' },
        boats,
        { ...kites, title: long, href: '#long', members: [], upcoming: named('Fog') },
      ]}
    />
  ),
  'pages of which little is said': (
    <PageRows heading={long} id="families" rows={[{ title: long, href: '#a', text: `${long} ${long}` }]} />
  ),
  'what was published': (
    <PageRows
      heading="By section"
      id="families"
      rows={[
        {
          ...kites,
          members: kites.members.map((member) => ({ ...member, text: `What is there: ${long}` })),
          articles: [piece, { ...piece, title: `${long} ${long}`, href: '#other' }],
        },
      ]}
    />
  ),
}
