import { RecordRoutes } from './RecordRoutes.tsx'
import { sampleDesks, sampleRoute } from './sample-record.ts'

const systems = [
  {
    name: 'Creditosn',
    href: '#creditosn',
    record: 'One loan',
    route: sampleRoute(['Outside', 'Intake', 'Analysis', 'Sign-off', 'Onward'], 'Sign-off'),
  },
  {
    name: 'Syphen',
    href: '#syphen',
    record: 'One position',
    route: sampleRoute(['Outside', 'Sign-off', 'Onward'], 'Sign-off'),
  },
]
const finding = { title: 'None leaves unsigned', text: 'All of them are signed at the same desk.' }
const apart = { route: sampleRoute(['Outside', 'Intake', 'Analysis'], 'Intake') }

export const examples = {
  'one gate for all': <RecordRoutes systems={systems} desks={sampleDesks} finding={finding} />,
  'no gate in common': (
    <RecordRoutes
      systems={[{ name: 'Apart', href: '#apart', record: 'One note', route: apart.route }, ...systems]}
      desks={sampleDesks}
      finding={finding}
    />
  ),
  'three desks': (
    <RecordRoutes
      systems={[{ name: 'Short', href: '#short', record: 'One slip', route: apart.route }]}
      desks={sampleDesks.slice(0, 3)}
      finding={finding}
    />
  ),
}
