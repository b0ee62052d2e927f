import { RightsSheet } from './RightsSheet.tsx'
import { longWord, sampleRights } from './sample-apps.ts'

export const examples = {
  'three people, one gone': <RightsSheet {...sampleRights} />,
  'long words': (
    <RightsSheet
      {...sampleRights}
      columns={[longWord, 'Portal', 'Billing']}
      people={sampleRights.people.map((person) => ({ ...person, history: longWord }))}
    />
  ),
}
