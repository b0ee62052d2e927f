import { globSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { start } from '../../tools/fuzz/service.ts'

const { inputs, breaks, stop } = await start()
afterAll(stop)

test('whatever is sent, no good letter is lost, and whoever comes next is heard', () =>
  fc.assert(
    fc.asyncProperty(inputs, async (input) => {
      expect(await breaks(input)).toBeUndefined()
    }),
    { numRuns: 50, seed: 36 },
  ))

// What npm run fuzz once broke the service with.
test.each(globSync('tests/fuzz/service/*.json'))('the service stands %s', async (file) => {
  const { input } = JSON.parse(readFileSync(file, 'utf8'))
  expect(await breaks(input)).toBeUndefined()
})
