import type { SystemCase as Drawn } from '../../model/schema/system-case.ts'
import { SystemCase } from './SystemCase.tsx'
import { sampleDesks, sampleRecord, sampleRoute } from './sample-record.ts'
import { sampleSplit, sampleTrace } from './sample-system-case.ts'

const route = sampleRoute(
  sampleDesks.map(({ label }) => label),
  'Sign-off',
)
const points = ['Requests', 'Units', 'Second reading'].map((title) => ({
  title,
  text: 'What it does there, in a sentence or two.',
}))
const long = 'Versicherungsgesellschaftsanteilseignerliste'
const shown = (worked: Drawn) => <SystemCase record={sampleRecord} route={route} points={points} worked={worked} />

export const examples = {
  'a cell traced to a meter': shown(sampleTrace),
  'a cell traced to a clause, with long words': shown({
    ...sampleTrace,
    table: {
      ...sampleTrace.table,
      columns: ['Versicherungs nehmernummer 1', 'Versicherungs nehmernummer 2'],
      opened: 1,
      shows: 2,
    },
    origin: {
      draws: 'clause',
      title: long,
      lines: [1, 2, 3, 4, 5].map((n) => `${n} ${long}`),
      open: 'What stays open there.',
    },
  }),
  'a cell traced to a file': shown({
    ...sampleTrace,
    origin: { draws: 'file', title: 'The file', lines: ['One line'], open: 'What stays open there.' },
  }),
  'a holding split in three': shown(sampleSplit),
  'a holding split in two': shown({ ...sampleSplit, parts: sampleSplit.parts.slice(0, 2) }),
  'a holding split in four, with long words': shown({
    ...sampleSplit,
    parts: [1, 2, 3, 4].map((n) => ({
      line: `${n} ${long.slice(0, 26)}`,
      quote: `${long} ${long}`.slice(0, 72),
      where: long,
      aim: long.slice(0, 28),
      effect: 'harms',
      shows: n,
    })),
  }),
}
