import { JobDirectory } from './JobDirectory.tsx'

const long = 'Rechtsschutzversicherungsgesellschaften'
const records = {
  job: 'Asking around who holds which unit',
  title: 'Fund records',
  description: 'The records show who holds each unit and what investors were told.',
  href: '#records',
  icon: 'layers' as const,
  features: ['Register of unit holders', 'Reports in a single format'],
  members: [
    { label: 'Credit', href: '#credit' },
    { label: 'Media', href: '#media', isUpcoming: true as const },
  ],
}

export const examples = {
  'with features, with members, with both': (
    <JobDirectory
      heading="The job you would like to be rid of"
      intro="Some of it serves a single trade, some serves institutions. Start from the job."
      entries={[
        records,
        { ...records, href: '#a', members: [] },
        { ...records, href: '#b', icon: undefined, features: [] },
      ]}
    />
  ),
  'no job, and long words': (
    <JobDirectory
      heading={long}
      intro=""
      entries={[
        { ...records, job: long, title: long },
        { ...records, href: '#c', job: undefined },
      ]}
    />
  ),
}
