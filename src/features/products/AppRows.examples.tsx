import { AppRows } from './AppRows.tsx'
import { AppSheet } from './AppSheet.tsx'
import { AppsHead } from './AppsHead.tsx'
import { sampleBlocks } from './drawn/sample-blocks.ts'
import { Preparing } from './Preparing.tsx'

const app = (name: string, draws: string) => ({
  name,
  summary: 'The shared account behind every app',
  href: `#${name.toLowerCase()}`,
  startIf: 'several people share the work and you need to control who sees what.',
  records: ['Business details, entered once', 'People, and who invited them', 'Permissions for each app'],
  specimen: { shows: 'Permissions', blocks: sampleBlocks.filter((block) => block.draws === draws) },
})
const long = 'Rechtsschutzversicherungsgesellschaften'
const facts = [
  { label: 'Holds', value: 'Account, people, permissions and billing' },
  { label: 'Billing', value: 'One bill, listed by app' },
]
const named = (...names: string[]) => names.map((name) => ({ name, href: `#${name.toLowerCase()}` }))

export const examples = {
  'three rows': <AppRows apps={[app('DarDen', 'table'), app('Trato', 'chain'), app('Portal', 'versions')]} />,
  'long words': <AppRows apps={[{ ...app(long, 'table'), records: [long], startIf: long }]} />,
  'the head of its own page': <AppSheet {...app('DarDen', 'table')} facts={facts} />,
  'the head of a family': (
    <AppsHead
      heading="DarDen Apps"
      description="Apps for businesses that serve and bill clients."
      described={3}
      preparing={11}
    />
  ),
  'in preparation': (
    <Preparing text="We have published no details of these." apps={named('Sambbi', 'Tienda', 'OnWheels', long)} />
  ),
}
