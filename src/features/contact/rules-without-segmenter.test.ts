import { expect, test, vi } from 'vitest'

// Before the rules are loaded: a file of its own, since they look for a segmenter once.
vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined })
const { validate } = await import('./rules.ts')

const rest = { lastName: 'Byron', email: 'ada@example.com', inquiryType: 'software', message: 'Please call me back.' }

test.each([
  ['🙂', false],
  ['🙂🙃', true],
  ['e\u0301', true],
  ['\u200b'.repeat(9), false],
  ['🙂'.repeat(100), true],
  ['🙂'.repeat(101), false],
])('without a segmenter code points are counted: %j', (firstName, isGood) => {
  expect(validate({ ...rest, firstName }).ok).toBe(isGood)
})
