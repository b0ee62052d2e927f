import { expect, test } from 'vitest'
import { belowRecord, type ToolWords } from './below-record.ts'

const short = { title: 'Who decides?', text: 'You do.' }
const long = {
  title: 'Who decides, and under which of the rules?',
  text: 'You do, under a rule that you set. '.repeat(9),
}
const tool: ToolWords = {
  record: { fields: [1, 2, 3, 4], check: 'A person reads it.', leaves: 'A sheet.' },
  facts: [{ label: 'For', value: 'Owners' }],
  steps: [short, short],
  links: ['one'],
  beside: [short],
}

test('beside a record with little to say everything stays beside it', () => {
  expect(belowRecord(tool)).toEqual([])
})

test('where much is said beside a record, more goes below it', () => {
  expect(belowRecord({ ...tool, beside: Array.from({ length: 9 }, () => long) })).toEqual(['steps', 'facts', 'links'])
})
