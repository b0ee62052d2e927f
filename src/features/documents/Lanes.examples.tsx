import { Lanes } from './Lanes.tsx'
import { StudyColumns } from './StudyColumns.tsx'
import { sampleNames, sampleStudy, travelingParts } from './sample-documents.ts'

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
  'their documents': (
    <div className="wrap">
      <StudyColumns
        studies={names.slice(0, 3).map((name, i) => ({
          name,
          href: `#${name}`,
          summary: 'What it is, in one line',
          facts: [{ label: 'For', value: 'Ministries, agencies and cities' }],
          document: { title: 'Report', contents: travelingParts(3 + i) },
          names: sampleNames,
        }))}
      />
    </div>
  ),
}
