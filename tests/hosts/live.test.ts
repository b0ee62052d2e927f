import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { listening, startServer } from '../../deploy/local/server.ts'
import { type Answered, ask } from './ask.ts'
import { hostAt } from './rules/rule.ts'

const server = await startServer('dist')
const { book } = hostAt(server.origin, 'dist')
const [old = ''] = Object.keys(book.moved)
const page = book.pages.find((address) => address !== '/') ?? ''
const methods = new Set<string | undefined>()
const agents = new Set<string | undefined>()

type Spoil = (answer: Answered, path: string) => Answered
let spoil: Spoil = (answer) => answer

/** The site, as somebody's host serves it. */
const host = createServer(async ({ url = '', method, headers }, response) => {
  methods.add(method)
  agents.add(headers['user-agent'])
  const answer = spoil(await ask(server.origin, url, { ...(method && { method }), headers }), url.split('?')[0] ?? '')
  response.writeHead(answer.status, answer.headers).end(answer.body)
})
const origin = `http://localhost:${await listening(host)}`
afterAll(() => Promise.all([server.stop(), host.close()]))

async function live(...args: string[]): Promise<[code: number, said: string]> {
  const child = spawn(process.execPath, ['tools/live.ts', ...args])
  const [said, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return [code, said + errors]
}

test('a host that keeps the contract is well, is only read, and knows who asks', async () => {
  expect(await live(origin)).toEqual([0, expect.stringContaining(`All is well at ${origin}.`)])
  expect([...methods].sort()).toEqual(['GET', 'HEAD'])
  expect([...agents]).toEqual([expect.stringContaining('npm run live')])
})

const gone = { status: 404, headers: {}, body: Buffer.from('') }

test.each<[what: string, spoil: Spoil, said: string]>([
  ['a page', (answer, path) => (path === page ? gone : answer), `  ${page}: 404`],
  ['a redirect', (answer, path) => (path === old ? gone : answer), `  ${old}: 404`],
  [
    'a header',
    ({ headers: { 'referrer-policy': _lost, ...headers }, ...answer }) => ({ ...answer, headers }),
    'GET /: Referrer-Policy is undefined',
  ],
  [
    'the host altogether',
    () => ({ ...gone, headers: { location: 'https://other.test/' } }),
    'leads to https://other.test',
  ],
])('a host that lost %s is told of', async (_what, lose, said) => {
  spoil = lose
  const [code, told] = await live(origin)
  expect(code).toBeGreaterThan(0)
  expect(told).toContain(said)
})

test.each([
  ['www.example.org', 'is no address'],
  ['https://www.example.org/about', 'is no address'],
  ['http://localhost:1', 'http://localhost:1 does not answer'],
])('%s %s', async (address, said) => expect(await live(address)).toEqual([2, expect.stringContaining(said)]))
