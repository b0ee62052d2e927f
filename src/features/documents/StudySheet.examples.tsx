import { StudySheet } from './StudySheet.tsx'
import { sampleNames, sampleStudy, travelingParts } from './sample-documents.ts'

const point = { title: 'Records are sensitive', text: 'They are studied where they rest.' }
const sheet = {
  heading: 'Who may do what',
  text: 'Each agreement settles these points.',
  html: '<p>A sponsor who pays for a study does not choose its findings.</p><p>Everything else differs.</p>',
  writing: { heading: 'What comes out', text: 'Each row is a page of the document.' },
}
const study = (name: string, i: number) => ({
  ...sampleStudy(name),
  summary: 'What it is, in one line',
  facts: [{ label: 'For', value: 'Ministries, agencies and cities' }],
  document: { title: 'Report', contents: travelingParts(3 + i) },
  names: sampleNames,
})

export const examples = {
  one: <StudySheet {...sheet} points={[]} studies={[study('Government', 0)]} />,
  three: (
    <StudySheet
      {...sheet}
      points={[point]}
      studies={['Government', 'Academic', 'Wirtschaftsforschung'].map((name, i) => ({ ...study(name, i), point }))}
    />
  ),
}
