import { StudiesPortrait } from './StudiesPortrait.tsx'
import { sampleStudy } from './sample-documents.ts'

const labels = {
  group: 'The group',
  signers: 'The researchers who sign',
  public: 'The public',
  finding: { title: 'All lines meet at the findings' },
}

export const examples = {
  one: <StudiesPortrait labels={labels} studies={[sampleStudy('Government')]} />,
  four: (
    <StudiesPortrait
      labels={labels}
      studies={['Government', 'Academic', 'Private', 'Wirtschaftsforschungsgesellschaft'].map(sampleStudy)}
    />
  ),
}
