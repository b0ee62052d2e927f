import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { openSqlite } from '../../service/store/sqlite.ts'
import { openStore } from '../../service/store/store.ts'
import { runProgram } from '../../tools/hosts/programs.ts'
import { freePort } from '../../tools/serving.ts'
import { folderOfFile } from '../support/scratch.ts'
import { writeTinySite } from '../support/tiny-site.ts'
import { encoded, formRequest, typed } from './message.ts'
import { writeServiceSite } from './site.ts'

// What npm start does once the site is built.
const folder = folderOfFile()

async function serve(dist: string, env: Record<string, string> = {}) {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const given = { ...process.env, PORT: String(port), DATA_FOLDER: join(dist, 'data'), ...env }
  const serve = `import('./tools/serving.ts').then(({ serveSite }) => serveSite('${dist}'))`
  return { origin, ...(await runProgram(origin, process.execPath, ['-e', serve], { env: given })) }
}

test('one command serves the site and takes its messages', async () => {
  const dist = join(folder, 'service')
  writeServiceSite(dist)
  const { origin, stop } = await serve(dist)
  expect(await (await fetch(`${origin}/contact`)).text()).toBe('form')
  expect((await fetch(formRequest(origin, encoded(typed)))).status).toBe(201)
  await stop()
  expect(existsSync(join(dist, 'data/messages.db'))).toBe(true)
})

test('pages do not wait for a database that another program holds', async () => {
  const dist = join(folder, 'held')
  writeServiceSite(dist)
  const { origin, stop } = await serve(dist)
  const other = new DatabaseSync(join(dist, 'data/messages.db'))
  other.exec('BEGIN IMMEDIATE')
  let isAnswered = false
  const message = fetch(formRequest(origin, encoded(typed))).finally(() => {
    isAnswered = true
  })
  let pages = 0
  while (!isAnswered) {
    expect(await (await fetch(`${origin}/contact`)).text()).toBe('form')
    pages++
  }
  expect([(await message).status, pages > 20]).toEqual([503, true])
  other.close()
  expect((await fetch(formRequest(origin, encoded(typed)))).status).toBe(201)
  await stop()
})

test('where messages stay in browsers there is no service, and no database', async () => {
  const dist = join(folder, 'local')
  writeTinySite(dist, { '/': 'home' })
  const { origin, stop } = await serve(dist)
  expect((await fetch(formRequest(origin, encoded(typed)))).status).toBe(405)
  await stop()
  expect(existsSync(join(dist, 'data'))).toBe(false)
})

test('what is wrong with the machine is said in one line, and nothing is served', async () => {
  const dist = join(folder, 'wrong')
  writeServiceSite(dist)
  await expect(serve(dist, { SMTP_URL: 'mail.example.com' })).rejects.toThrow('SMTP_URL must be an address such as')
  writeFileSync(join(dist, 'messages.db'), 'no database '.repeat(500))
  await expect(serve(dist, { DATA_FOLDER: dist })).rejects.toThrow('cannot be read as a database')
})

const askForMessages = (data: string) =>
  spawnSync(process.execPath, ['tools/messages.ts'], { env: { ...process.env, DATA_FOLDER: data }, encoding: 'utf8' })

test('who asks for messages where there is no database is told so, and none is begun', () => {
  const data = join(folder, 'nowhere')
  const { status, stdout, stderr } = askForMessages(data)
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(/nowhere\/messages\.db is not there\. .*DATA_FOLDER/)
  expect(existsSync(data)).toBe(false)
})

test('reading messages writes nothing: they can be read while the disk is full', async () => {
  const data = join(folder, 'full')
  const database = openSqlite(join(data, 'messages.db'))
  await (await openStore(database)).keep(typed, ['a'], Date.now())
  const bytes = () => readFileSync(join(data, 'messages.db'))
  const before = bytes()
  expect(askForMessages(data).stdout).toContain('Ada Byron')
  expect(bytes()).toEqual(before)
  database.close()
})

test('an export may be cut short by who reads it, and says if it could not be written', async () => {
  const data = join(folder, 'long')
  const database = openSqlite(join(data, 'messages.db'))
  const store = await openStore(database)
  const long = { ...typed, message: 'x'.repeat(5_000) }
  await Promise.all(Array.from({ length: 100 }, (_, n) => store.keep(long, [String(n)], 1)))
  database.close()
  const shell = (end: string) =>
    spawnSync('sh', ['-c', `"${process.execPath}" tools/messages.ts export json ${end}`], {
      env: { ...process.env, DATA_FOLDER: data },
      encoding: 'utf8',
    })
  expect(shell('| head -c 1')).toMatchObject({ stdout: '[', stderr: '' })
  expect(shell('> /dev/full')).toMatchObject({ status: 1, stderr: expect.stringContaining('could not be written') })
})
