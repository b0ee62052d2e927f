import { once } from 'node:events'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, describe, expect, test } from 'vitest'
import { createApp } from '../../service/app.ts'
import { memoryLimiter } from '../../service/limiter.ts'
import { openSqlite } from '../../service/store/sqlite.ts'
import { openStore } from '../../service/store/store.ts'
import { encoded, type Fields, formRequest, typed } from './message.ts'
import { pages, settings } from './site.ts'
import { startOnNode } from './start-on-node.ts'

type Service = Awaited<ReturnType<typeof startOnNode>>
const running: Service[] = []
afterEach(async () => {
  for (const service of running.splice(0)) await service.stop()
})

async function start(options?: Parameters<typeof startOnNode>[0]): Promise<Service> {
  const service = await startOnNode(options)
  running.push(service)
  return service
}

const send = ({ origin }: Service, fields: Fields = typed, headers?: Record<string, string>) =>
  fetch(formRequest(origin, encoded(fields), headers))

async function kept({ file }: Service): Promise<number> {
  const database = openSqlite(file)
  const messages = await (await openStore(database)).list()
  database.close()
  return messages.length
}

describe('the database', () => {
  test('locked by somebody else: refused, kept nowhere, and taken once it is free', async () => {
    const service = await start()
    const other = new DatabaseSync(service.file)
    other.exec('BEGIN EXCLUSIVE')
    const page = await send(service, typed, { Accept: 'text/html' })
    expect([page.status, (await page.text()).includes('Please call me back.')]).toEqual([503, true])
    other.exec('ROLLBACK')
    other.close()
    expect((await send(service)).status).toBe(201)
    expect(await kept(service)).toBe(1)
  })

  test('on a full disk: refused, and taken once there is room', async () => {
    const { file } = await start()
    const database = openSqlite(`${file}.small`)
    const store = await openStore(database)
    const said: string[] = []
    const app = createApp({
      settings,
      pages,
      store,
      limiter: memoryLimiter(100),
      headers: {},
      whoSends: async () => 'somebody',
      onKept: () => {},
      log: (line) => said.push(line),
      now: () => Date.now(),
      patience: 1_000,
    })
    const letter = (n: number) => encoded({ ...typed, key: String(n), message: 'x'.repeat(4_000) })
    // Through a server the request would have it.
    const post = async (n: number) =>
      (await app.fetch(formRequest('http://localhost', letter(n), { Host: 'localhost' }))).status
    await database.all('PRAGMA max_page_count = 20')
    const statuses = []
    for (let n = 0; n < 20; n++) statuses.push(await post(n))
    const taken = statuses.filter((status) => status === 201).length
    expect(new Set(statuses)).toEqual(new Set([201, 503]))
    expect(await store.list()).toHaveLength(taken)
    expect(said[0]).toContain('database or disk is full')
    await database.all('PRAGMA max_page_count = 1000')
    expect(await post(20)).toBe(201)
    database.close()
  })

  test('taken away while it runs: refused, not written into nothing, and taken once it is back', async () => {
    const service = await start()
    await send(service)
    renameSync(service.file, `${service.file}.away`)
    expect((await send(service, { ...typed, key: 'meanwhile' })).status).toBe(503)
    expect(existsSync(service.file)).toBe(false)
    expect(service.said.join('\n')).toContain('is gone. Put it back')
    renameSync(`${service.file}.away`, service.file)
    expect((await send(service, { ...typed, key: 'meanwhile' })).status).toBe(201)
    expect(await kept(service)).toBe(2)
  })

  test('another one in its place is used', async () => {
    const service = await start()
    await send(service)
    const other = await start()
    renameSync(service.file, `${service.file}.away`)
    renameSync(other.file, service.file)
    expect((await send(service, { ...typed, key: 'new' })).status).toBe(201)
    expect(await kept(service)).toBe(1)
  })

  test('that is none is said at once, with what to do', async () => {
    const service = await start()
    const broken = `${service.file}.broken`
    writeFileSync(broken, 'This is no database. '.repeat(500))
    expect(() => openSqlite(broken)).toThrow(/broken cannot be read as a database\. Move it/)
  })

  test('damaged in the middle is said as well', async () => {
    const service = await start()
    for (let n = 0; n < 20; n++) await send(service, { ...typed, key: String(n), message: 'x'.repeat(3_000) })
    const reader = new DatabaseSync(service.file)
    reader.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    reader.close()
    const bytes = readFileSync(service.file)
    bytes.fill(0xff, 4_096, bytes.length - 4_096)
    const broken = `${service.file}.broken`
    writeFileSync(broken, bytes)
    expect(() => openSqlite(broken)).toThrow(/cannot be read as a database/)
  })
})

/** Writes to the socket itself, as no browser would; the answer is all that comes until it is closed. */
async function raw({ origin }: Service, text: string, end = false): Promise<string> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  let answer = ''
  socket.on('data', (part) => {
    answer += part
  })
  socket.on('error', () => {})
  await once(socket, 'connect')
  if (end) socket.end(text)
  else socket.write(text)
  await once(socket, 'close')
  return answer
}

const head = ({ origin }: Service, length: number) =>
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
    await raw(service, head(service, body.length + 10) + body, true)
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
    for (let n = 0; n < 12; n++) statuses.push((await send(service, { ...typed, key: String(n) })).status)
    expect(statuses).toEqual([...Array(10).fill(201), 429, 429])
    const page = await send(service, typed, { Accept: 'text/html' })
    expect(await page.text()).toContain('Please call me back.')
    expect(readFileSync(service.file).includes('127.0.0.1')).toBe(false)
    expect(service.said.join('\n')).not.toMatch(/127\.0\.0\.1|ada|byron/i)
  })

  test('one who sends too many is no reason to refuse another', async () => {
    const from = (service: Service, address: string, key: string) =>
      send(service, { ...typed, key }, { 'X-Real-IP': address })
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
        const { status } = await send(service, { ...typed, key: String(next++) })
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
    }
    await Promise.all(Array.from({ length: 64 }, one))
    expect([...statuses.keys()].sort()).toEqual([201, 429])
    expect((statuses.get(201) ?? 0) + (statuses.get(429) ?? 0)).toBe(10_000)
    expect(await kept(service)).toBe(statuses.get(201))
  })
})
