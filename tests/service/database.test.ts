import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { createApp } from '../../service/app.ts'
import { memoryLimiter } from '../../service/limiter.ts'
import { preparePages } from '../../service/pages.ts'
import { openSqlite } from '../../service/store/sqlite.ts'
import { openStore } from '../../service/store/store.ts'
import { another, encoded, formRequest, typed } from './message.ts'
import { pages, settings } from './site.ts'
import { kept, send, startForTest as start } from './start-on-node.ts'

/** What can happen to the file of the database. */

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

test('locked while many ask: they wait for it together, and pages are served meanwhile', async () => {
  const service = await start()
  const other = new DatabaseSync(service.file)
  other.exec('BEGIN EXCLUSIVE')
  const statuses: number[] = []
  const letters = Array.from({ length: 20 }, async (_, n) => statuses.push((await send(service, another(n))).status))
  const begun = performance.now()
  expect((await fetch(`${service.origin}/contact`)).status).toBe(200)
  expect(statuses).toEqual([])
  await Promise.all(letters)
  expect(statuses).toEqual(Array(20).fill(503))
  // Two seconds each would be forty.
  expect(performance.now() - begun).toBeLessThan(20_000)
  other.close()
})

test('on a full disk: refused, and taken once there is room', async () => {
  const { file } = await start()
  const database = openSqlite(`${file}.small`)
  const store = await openStore(database)
  const said: string[] = []
  const app = createApp({
    settings,
    pages: preparePages(pages),
    store,
    limiter: memoryLimiter(100),
    headers: {},
    whoSends: async () => 'somebody',
    onKept: () => {},
    health: async () => ({ ok: true }),
    log: (line) => said.push(line),
    now: () => Date.now(),
    patience: 1_000,
  })
  const letter = (n: number) => encoded({ ...typed, message: `${n} ${'x'.repeat(4_000)}` })
  // Through a server the request would have it.
  const post = async (n: number) =>
    (await app.fetch(formRequest('http://localhost', letter(n), { Host: 'localhost' }))).status
  await database.all('PRAGMA max_page_count = 20')
  const statuses = []
  for (let n = 0; n < 20; n++) statuses.push(await post(n))
  const taken = statuses.filter((status) => status === 201).length
  expect(new Set(statuses)).toEqual(new Set([201, 503]))
  expect(await store.list()).toHaveLength(taken)
  expect(said.join('\n')).toContain('database or disk is full')
  await database.all('PRAGMA max_page_count = 1000')
  expect(await post(20)).toBe(201)
  database.close()
})

const moveAway = (file: string) => renameSync(file, `${file}.away`)

/** Another database, which has been written to so many times. */
async function writeOther(file: string, times: number) {
  const database = openSqlite(`${file}.other`)
  const store = await openStore(database)
  for (let n = 0; n < times; n++) await store.tryWriting(n)
  database.close()
}

test.each<[what: string, replace: (file: string) => unknown, said: string]>([
  ['taken away', moveAway, 'is gone. Put it back'],
  [
    'another one in its place',
    async (file) => {
      moveAway(file)
      await writeOther(file, 1)
      renameSync(`${file}.other`, file)
    },
    'is another file now. Restart the service',
  ],
  ['copied over by an older one', (file) => copyFileSync(`${file}.copy`, file), 'is another file now'],
  [
    'copied over by one of somebody else, changed more often',
    async (file) => {
      await writeOther(file, 50)
      copyFileSync(`${file}.other`, file)
    },
    'is another file now',
  ],
])('%s while it runs: refused, not written into, and taken once it is back', async (_what, replace, said) => {
  const service = await start()
  const { file } = service
  copyFileSync(file, `${file}.copy`)
  expect((await send(service)).status).toBe(201)
  await replace(file)
  const bytes = () => (existsSync(file) ? readFileSync(file) : undefined)
  const before = bytes()
  expect((await send(service, another('meanwhile'))).status).toBe(503)
  const health = await fetch(`${service.origin}/api/health`)
  expect([health.status, await health.json()]).toEqual([503, { ok: false, reason: 'Messages cannot be stored.' }])
  expect(bytes()).toEqual(before)
  expect(service.said.join('\n')).toContain(said)
  if (!existsSync(`${file}.away`)) return
  renameSync(`${file}.away`, file)
  expect((await send(service, another('meanwhile'))).status).toBe(201)
  expect(await kept(service)).toBe(2)
})

test('changed by others through SQLite is the same one: the service goes on', async () => {
  const service = await start()
  await send(service)
  const other = new DatabaseSync(service.file)
  other.exec('UPDATE messages SET answered_at = 1')
  other.close()
  expect((await send(service, another('more'))).status).toBe(201)
  expect(await kept(service)).toBe(2)
})

test('that is none is said at once, with what to do', async () => {
  const service = await start()
  const broken = `${service.file}.broken`
  writeFileSync(broken, 'This is no database. '.repeat(500))
  expect(() => openSqlite(broken)).toThrow(/broken cannot be read as a database\. Move it/)
})

test('damaged in the middle is said as well', async () => {
  const service = await start()
  for (let n = 0; n < 20; n++) await send(service, { ...typed, message: `${n} ${'x'.repeat(3_000)}` })
  const bytes = readFileSync(service.file)
  bytes.fill(0xff, 4_096, bytes.length - 4_096)
  const broken = `${service.file}.broken`
  writeFileSync(broken, bytes)
  expect(() => openSqlite(broken)).toThrow(/cannot be read as a database/)
})

test('that may not be written, or not be there, is no broken one: nobody is told to throw it away', async () => {
  const { file } = await start()
  const folder = `${file}.folder`
  mkdirSync(folder)
  expect(() => openSqlite(folder)).toThrow(/\.folder cannot be opened: .*may be written/)
  const locked = new DatabaseSync(`${file}.locked`)
  locked.exec('PRAGMA journal_mode = DELETE; CREATE TABLE a (b); BEGIN EXCLUSIVE')
  expect(() => openSqlite(`${file}.locked`)).toThrow(/\.locked cannot be opened: database is locked\./)
  locked.close()
})

test('is for its owner alone, whatever folder it is put into', async () => {
  const { file } = await start()
  const open = `${file}.open`
  mkdirSync(open, { mode: 0o755 })
  const database = openSqlite(join(open, 'messages.db'))
  await openStore(database)
  expect(statSync(join(open, 'messages.db')).mode & 0o077).toBe(0)
  database.close()
})
