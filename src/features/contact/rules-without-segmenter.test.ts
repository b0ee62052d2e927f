import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { message } from './sample-message.ts'

const names: [firstName: string, isGood: boolean][] = [
  ['🙂', false],
  ['🙂🙃', true],
  ['e\u0301', true],
  ['\u200b'.repeat(9), false],
  ['🙂'.repeat(100), true],
  ['🙂'.repeat(101), false],
]

// In a process of its own: the rules look for a segmenter once, when they are loaded.
const script = `
  delete Intl.Segmenter
  const { validate } = await import(${JSON.stringify(`${import.meta.dirname}/rules.ts`)})
  const messages = JSON.parse(process.argv[1])
  console.log(JSON.stringify(messages.map((message) => validate(message).ok)))`

test('without a segmenter code points are counted', () => {
  const messages = JSON.stringify(names.map(([firstName]) => ({ ...message, firstName })))
  const answer = execFileSync(process.execPath, ['--input-type=module', '-e', script, messages], { encoding: 'utf8' })
  expect(JSON.parse(answer)).toEqual(names.map(([, isGood]) => isGood))
})
