import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { answerTo } from '../hosts/ask.ts'
import { another, encoded, typed } from './message.ts'
import { kept, type Started, send, startForTest as start } from './start-on-node.ts'

/** Writes what no browser would; the answer is all that comes until the service hangs up. */
const raw = ({ origin }: Started, text: string, wait = 10_000) => answerTo(origin, text, wait)

const head = ({ origin }: Started, length: number) =>
  [
    'POST /api/messages HTTP/1.1',
    `Host: ${new URL(origin).host}`,
    `Origin: ${origin}`,
    'Accept: application/json',
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${length}`,
    '',
    '',
  ].join('\r\n')

describe('a body', () => {
  test('that never ends is cut off', async () => {
    const service = await start({ patience: 200 })
    expect(await raw(service, `${head(service, 500)}firstName=Ada`)).toMatch(/^HTTP\/1\.1 408 /)
    expect(await kept(service)).toBe(0)
  })

  test('that is cut off by its sender is no message, however good its beginning', async () => {
    const service = await start()
    const body = encoded(typed)
    await raw(service, head(service, body.length + 10) + body, 0)
    expect(await kept(service)).toBe(0)
    expect((await send(service)).status).toBe(201)
  })

  test('that says it is short and is not is cut off, too', async () => {
    const service = await start()
    const chunk = `10000\r\n${'x'.repeat(65_536)}\r\n`
    const chunked = head(service, 0).replace('Content-Length: 0', 'Transfer-Encoding: chunked')
    expect(await raw(service, chunked + chunk.repeat(3))).toMatch(/^HTTP\/1\.1 413 /)
  })
})

describe('floods', () => {
  test('who sends more than ten in a minute is refused politely, keeps the text, and nobody is named', async () => {
    const service = await start({ perMinute: 10 })
    const statuses = []
    for (let n = 0; n < 12; n++) statuses.push((await send(service, another(n))).status)
    expect(statuses).toEqual([...Array(10).fill(201), 429, 429])
    const page = await send(service, typed, { Accept: 'text/html' })
    expect(await page.text()).toContain('Please call me back.')
    expect(readFileSync(service.file).includes('127.0.0.1')).toBe(false)
    expect(service.said.join('\n')).not.toMatch(/127\.0\.0\.1|ada|byron/i)
  })

  test('one who sends too many is no reason to refuse another', async () => {
    const from = (service: Started, address: string, key: string) =>
      send(service, another(key), { 'X-Real-IP': address })
    const proxied = await start({ perMinute: 1, isBehindProxy: true })
    const [first, again, other] = [
      await from(proxied, '192.0.2.1', 'a'),
      await from(proxied, '192.0.2.1', 'b'),
      await from(proxied, '192.0.2.2', 'c'),
    ]
    expect([first.status, again.status, other.status]).toEqual([201, 429, 201])
    // Where no server stands in front, everybody could say so.
    const open = await start({ perMinute: 1 })
    await from(open, '192.0.2.1', 'a')
    expect((await from(open, '192.0.2.2', 'b')).status).toBe(429)
  })

  test('10,000 in a burst are all answered, and what was acknowledged is there', async () => {
    const service = await start({ perMinute: 100 })
    const statuses = new Map<number, number>()
    let next = 0
    const one = async () => {
      while (next < 10_000) {
        const { status } = await send(service, another(next++))
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
    }
    await Promise.all(Array.from({ length: 64 }, one))
    expect([...statuses.keys()].sort()).toEqual([201, 429])
    expect((statuses.get(201) ?? 0) + (statuses.get(429) ?? 0)).toBe(10_000)
    expect(await kept(service)).toBe(statuses.get(201))
  })
})

test('what cannot be an address is refused, with the headers of every answer', async () => {
  const answer = await raw(await start(), 'GET /api/\\ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer).toMatch(/content-security-policy: default-src 'none'/i)
})
