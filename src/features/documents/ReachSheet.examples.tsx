import { ReachSheet } from './ReachSheet.tsx'
import { RightList } from './RightList.tsx'
import { manyFacts, sampleNames, sampleSheet, sampleStudy, travelingParts } from './sample-documents.ts'

const shared = { ...sampleSheet, names: sampleNames }

export const examples = {
  'three parts': <ReachSheet {...shared} document={{ title: 'Public report', contents: travelingParts(3) }} />,
  'six parts': <ReachSheet {...shared} document={{ title: 'Public report', contents: travelingParts(6, 4) }} />,
  'six facts': (
    <ReachSheet {...shared} facts={manyFacts} document={{ title: 'Public report', contents: travelingParts(3) }} />
  ),
  'whose say it is': <RightList rights={sampleStudy('Government').rights} />,
}
