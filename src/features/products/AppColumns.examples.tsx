import { AppColumns } from './AppColumns.tsx'
import { Preparing } from './Preparing.tsx'
import { longWord, sampleRights } from './sample-apps.ts'

const app = (name: string) => ({
  name,
  summary: 'The shared account behind every app',
  href: `#${name.toLowerCase()}`,
  startIf: 'several people share the work and you need to control who sees what.',
  records: ['Business details, entered once', 'People, and who invited them', 'Permissions for each app'],
})
const shared = {
  account: app('DarDen'),
  rights: sampleRights,
  html: '<p>Add a colleague once, in the account that these apps share.</p>',
}
const named = (...names: string[]) => names.map((name) => ({ name, href: `#${name.toLowerCase()}` }))

export const examples = {
  'three, and more in preparation': (
    <AppColumns {...shared} apps={[app('Trato'), app('Portal')]}>
      <Preparing text="We have published no details of these." apps={named('Sambbi', 'Tienda', 'OnWheels')} />
    </AppColumns>
  ),
  'two, and long words': (
    <AppColumns {...shared} apps={[{ ...app('Portal'), summary: longWord, startIf: longWord, records: [longWord] }]} />
  ),
}
