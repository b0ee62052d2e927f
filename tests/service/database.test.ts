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
import { kept, send, starter } from './started.ts'

/** What can happen to the file of the database. */
const start = starter()

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

test('taken away while it runs: refused, not written into nothing, and taken once it is back', async () => {
  const service = await start()
  await send(service)
  renameSync(service.file, `${service.file}.away`)
  expect((await send(service, another('meanwhile'))).status).toBe(503)
  expect(existsSync(service.file)).toBe(false)
  const health = await fetch(`${service.origin}/api/health`)
  expect([health.status, await health.json()]).toEqual([503, { ok: false, reason: 'Messages cannot be stored.' }])
  expect(service.said.join('\n')).toContain('is gone. Put it back')
  renameSync(`${service.file}.away`, service.file)
  expect((await send(service, another('meanwhile'))).status).toBe(201)
  expect(await kept(service)).toBe(2)
})

test('another one in its place is not touched', async () => {
  const service = await start()
  await send(service)
  renameSync(service.file, `${service.file}.away`)
  const other = openSqlite(`${service.file}.other`)
  await (await openStore(other)).keep(typed, ['of another time'], 1)
  other.close()
  renameSync(`${service.file}.other`, service.file)
  const before = readFileSync(service.file)
  expect((await send(service, another('new'))).status).toBe(503)
  expect(readFileSync(service.file)).toEqual(before)
  expect(service.said.join('\n')).toMatch(/is another file now\. Restart the service/)
  renameSync(`${service.file}.away`, service.file)
  expect((await send(service, another('new'))).status).toBe(201)
  expect(await kept(service)).toBe(2)
})

test('copied over by another while it runs: refused, not written into, and taken after a restart', async () => {
  const service = await start()
  copyFileSync(service.file, `${service.file}.copy`)
  expect((await send(service)).status).toBe(201)
  copyFileSync(`${service.file}.copy`, service.file)
  const before = readFileSync(service.file)
  expect((await send(service, another('over'))).status).toBe(503)
  expect((await fetch(`${service.origin}/api/health`)).status).toBe(503)
  expect(readFileSync(service.file)).toEqual(before)
  expect(service.said.join('\n')).toContain('is another file now. Restart the service')
  // What is whole may be opened again.
  expect(await kept(service)).toBe(0)
})

test('of somebody else copied over it, however often that was changed, is noticed as well', async () => {
  const service = await start()
  const other = openSqlite(`${service.file}.other`)
  const store = await openStore(other)
  for (let n = 0; n < 50; n++) await store.tryWriting(n)
  other.close()
  copyFileSync(`${service.file}.other`, service.file)
  expect((await send(service)).status).toBe(503)
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
