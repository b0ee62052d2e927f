import { Lanes } from './Lanes.tsx'
import { sampleStudy } from './sample-documents.ts'

const labels = {
  group: 'The group',
  signers: 'The researchers who sign',
  public: 'The public',
  finding: { title: 'All lines meet at the findings', text: 'Follow a line from left to right to see who has a say.' },
}
const names = ['Government', 'Academic', 'Private', 'Wirtschaftsforschung']

export const examples = {
  one: <Lanes labels={labels} studies={[sampleStudy('Government')]} />,
  four: <Lanes labels={labels} studies={names.map(sampleStudy)} />,
}
