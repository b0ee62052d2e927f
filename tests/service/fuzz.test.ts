import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { play } from '../../tools/fuzz/service/play.ts'
import { requestOf } from '../../tools/fuzz/service/requests.ts'

// What npm run fuzz once broke the service with, again; and a good round, so that this is known to play at all.
const letters = Array.from({ length: 10 }, (_, n) => requestOf(String(n), () => 0.4).toString('base64'))
const good = JSON.stringify({ event: 'stop', mail: 'take', at: 5, requests: letters })
const kept: { name: string; input: string }[] = globSync('tests/fuzz/service/*.json').map((file) =>
  JSON.parse(readFileSync(file, 'utf8')),
)

test.each([{ name: 'a good round', input: good }, ...kept])('$name', async ({ input }) => {
  const { why, statuses } = await play(JSON.parse(input))
  expect(why).toEqual([])
  if (input === good) expect(statuses).toContain('201')
})
