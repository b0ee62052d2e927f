import { globSync, readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { startHosts } from '../../tools/fuzz/hosts.ts'
import type { Broken } from '../../tools/fuzz/types.ts'

const hosts = await startHosts('dist', (line) => process.stderr.write(`${line}\n`))
afterAll(hosts.stop)

/** What npm run fuzz -- hosts has found, and one that was always right. */
const right: Broken = { name: 'a page', input: 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n', why: '' }
const kept: Broken[] = globSync('tests/fuzz/hosts/*.json').map((file) => JSON.parse(readFileSync(file, 'utf8')))

test.each([right, ...kept])('$name is answered as it should be, by every host: $why', async ({ input }) => {
  expect(await hosts.faultsOf(input)).toEqual([])
})
