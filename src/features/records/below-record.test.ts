import { expect, test } from 'vitest'
import { stepsBelow, type ToolWords } from './below-record.ts'

const short = { title: 'Who decides?', text: 'You do.' }
const long = {
  title: 'Who decides, and under which of the rules?',
  text: 'You do, under a rule that you set. '.repeat(9),
}
const tool: ToolWords = {
  record: { fields: [1, 2, 3, 4], check: 'A person reads it.', leaves: 'A sheet.' },
  facts: [{ label: 'For', value: 'Owners' }],
  steps: [short, short],
  beside: [short],
}

test('beside a record with little to say the steps stay beside it', () => {
  expect(stepsBelow(tool)).toBe(false)
})

test('where much is said beside a record, the steps go below it', () => {
  expect(stepsBelow({ ...tool, beside: Array.from({ length: 9 }, () => long) })).toBe(true)
})

test('long steps stay where there is room for them', () => {
  const beside = Array.from({ length: 3 }, () => long)
  expect(stepsBelow({ ...tool, beside })).toBe(true)
  expect(stepsBelow({ ...tool, beside, steps: [long, long, long] })).toBe(false)
})
