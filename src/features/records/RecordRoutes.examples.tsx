import { RecordRoutes } from './RecordRoutes.tsx'
import { sampleDesks, sampleRoute } from './sample-record.ts'

const facts = ['Users', 'Works with'].map((label) => ({ label, value: 'Investment operations and data teams' }))
const head = { heading: 'Who uses each', text: 'All of them start from files you already have.' }
const systems = [
  {
    name: 'Creditosn',
    href: '#creditosn',
    record: 'One loan',
    facts,
    route: sampleRoute(['Outside', 'Intake', 'Analysis', 'Sign-off', 'Onward'], 'Sign-off'),
  },
  {
    name: 'Syphen',
    href: '#syphen',
    record: 'One position',
    facts,
    route: sampleRoute(['Outside', 'Sign-off', 'Onward'], 'Sign-off'),
  },
]
const finding = { title: 'None leaves unsigned', text: 'All of them are signed at the same desk.' }
const apart = { route: sampleRoute(['Outside', 'Intake', 'Analysis'], 'Intake') }

export const examples = {
  'one gate for all': <RecordRoutes {...head} systems={systems} desks={sampleDesks} finding={finding} />,
  'no gate in common': (
    <RecordRoutes
      {...head}
      systems={[{ name: 'Apart', href: '#apart', record: 'One note', facts: [], route: apart.route }, ...systems]}
      desks={sampleDesks}
      finding={finding}
    />
  ),
  'three desks': (
    <RecordRoutes
      {...head}
      systems={[{ name: 'Short', href: '#short', record: 'One slip', facts, route: apart.route }]}
      desks={sampleDesks.slice(0, 3)}
      finding={finding}
    />
  ),
}
