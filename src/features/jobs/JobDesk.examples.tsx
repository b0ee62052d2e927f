import { JobDesk } from './JobDesk.tsx'
import { longEntry, sampleEntry, sampleScraps } from './sample-jobs.ts'

const said = {
  heading: 'The job you would like to be rid of',
  intro: 'Some of it serves a single trade, some serves institutions. Start from the job.',
  html: '<p>The records stand in the <a href="#loft">loft</a> as well.</p>',
}

export const examples = {
  'a scrap of every look': (
    <JobDesk
      {...said}
      entries={Object.values(sampleScraps).map((scrap) => ({ ...sampleEntry, scrap, href: `#${scrap.look}` }))}
      rules={[]}
    />
  ),
  'no scrap, no job, and rules below': (
    <JobDesk
      {...said}
      intro=""
      entries={[
        { ...sampleEntry, scrap: undefined, rules: [] },
        { ...sampleEntry, href: '#b', job: undefined, scrap: undefined, names: undefined, features: [], upcoming: [] },
      ]}
      rules={sampleEntry.rules}
    />
  ),
  'long words, and nothing said below': <JobDesk {...said} html="" entries={[longEntry]} rules={[]} />,
}
