import { globSync, readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { start } from '../../tools/fuzz/hosts.ts'

const { breaks, stop } = await start()
afterAll(stop)

test('a page is answered as it should be, by every host', async () => {
  expect(await breaks(['GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'])).toBeUndefined()
})

// What npm run fuzz -- hosts has found.
test.each(globSync('tests/fuzz/hosts/*.json'))('every host stands %s', async (file) => {
  const { input } = JSON.parse(readFileSync(file, 'utf8'))
  expect(await breaks(input)).toBeUndefined()
})
