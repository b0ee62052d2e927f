import { chownSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, expect, test } from 'vitest'
import { holdAlone, holdInUse } from '../../service/node/service.ts'
import { openSqlite } from '../../service/store/sqlite.ts'
import { openOutbox, openStore, type Store } from '../../service/store/store.ts'
import { typed } from '../../tests/service/message.ts'
import { folderOfTest } from '../../tests/support/scratch.ts'
import { backUp, restore } from './copies.ts'

const now = Date.UTC(2026, 10, 18)

let folder: string
let file: string
let copy: string
beforeEach(async () => {
  folder = folderOfTest()
  file = join(folder, 'data/messages.db')
  copy = join(folder, 'copy.db')
  await within((store) => keep(store, 'a', 'b', 'c'))
})

async function within<T>(work: (store: Store, database: ReturnType<typeof openSqlite>) => Promise<T>): Promise<T> {
  const database = openSqlite(file)
  try {
    return await work(await openStore(database), database)
  } finally {
    database.close()
  }
}
async function keep(store: Store, ...names: string[]) {
  for (const name of names) await store.keep({ ...typed, message: `Letter ${name}` }, [name], now)
}
const names = () => within(async (store) => (await store.list()).map(({ fingerprint }) => fingerprint).sort())

test('a copy is made while the service runs, for its owner alone, and over no other file', async () => {
  const letGo = holdInUse(file)
  expect(await backUp(file, copy)).toContain('3 messages are in')
  expect(statSync(copy).mode & 0o077).toBe(0)
  await expect(backUp(file, copy)).rejects.toThrow('is there already')
  letGo()
})

test('a copy comes back; what was there is kept aside, and what may have been mailed since says so', async () => {
  await within(async (_store, database) => {
    const due = await openOutbox(database).take(now)
    await openOutbox(database).markSent(due?.id ?? 0, now)
  })
  await backUp(file, copy)
  await within((store) => keep(store, 'later'))
  if (process.getuid?.() === 0) chownSync(join(folder, 'data'), 4_321, 4_321)
  const said = await restore(file, copy, now)
  expect(await names()).toEqual(['a', 'b', 'c'])
  expect(statSync(file).uid).toBe(statSync(join(folder, 'data')).uid)
  const aside = /is in (\S+):/.exec(said)?.[1] ?? ''
  expect(new DatabaseSync(aside).prepare('SELECT count(*) AS count FROM messages').get()).toEqual({ count: 4 })
  const mailed = await within(async (_store, database) => {
    const due = []
    for (let one = await openOutbox(database).take(now); one; one = await openOutbox(database).take(now)) due.push(one)
    return due.map(({ fingerprint, isUncertain }) => [fingerprint, isUncertain])
  })
  expect(mailed.sort()).toEqual([
    ['b', true],
    ['c', true],
  ])
})

test('who was forgotten after the copy was made does not come back with it, also the second time', async () => {
  await backUp(file, copy)
  await within((store) => store.forget(2, now))
  expect(await restore(file, copy, now)).toContain('1 message is forgotten again')
  expect(await restore(file, copy, now + 5_000)).toContain('1 message is forgotten again')
  expect(await names()).toEqual(['a', 'c'])
  expect(readFileSync(file).includes('Letter b')).toBe(false)
})

test('where the database is lost or damaged a copy comes back, and it says what nobody knows then', async () => {
  await backUp(file, copy)
  writeFileSync(file, 'no database '.repeat(1_000))
  expect(await restore(file, copy, now)).toContain('Who was forgotten since could not be read')
  expect(await names()).toEqual(['a', 'b', 'c'])
  rmSync(file)
  expect(await restore(file, copy, now + 5_000)).not.toContain('What was there')
  expect(await names()).toEqual(['a', 'b', 'c'])
})

test('nothing comes back while the service runs, and none starts meanwhile', async () => {
  await backUp(file, copy)
  const letGo = holdInUse(file)
  await expect(restore(file, copy, now)).rejects.toThrow('The service is running. Stop it first.')
  letGo()
  const done = holdAlone(file)
  expect(() => holdInUse(file)).toThrow('is being put in their place')
  done()
})

/** Changes the copy by SQLite itself. */
function change(sql: string) {
  const database = new DatabaseSync(copy)
  database.exec(sql)
  database.close()
}

test.each<[string, (bytes: Buffer) => void, string]>([
  ['is not there', () => rmSync(copy), 'is not there'],
  ['is none', () => writeFileSync(copy, 'no database '.repeat(500)), 'file is not a database'],
  ['is empty', () => writeFileSync(copy, ''), 'no such table'],
  ['is of something else', () => change('DROP TABLE migrations'), 'no such table: migrations'],
  ['has the steps and no messages', () => change('DROP TABLE messages'), 'no such table: messages'],
  ['was cut off', (bytes) => writeFileSync(copy, bytes.subarray(0, bytes.length - 5_000)), 'malformed'],
  ['is damaged', (bytes) => writeFileSync(copy, bytes.fill(0xff, 4_096, 12_000)), 'cannot be used'],
  ['is newer than the project', () => change('INSERT INTO migrations VALUES (999)'), 'of a newer version'],
  [
    'is the database itself',
    () => {
      copy = file
    },
    'is the database itself',
  ],
])('what %s is refused, and nothing is touched', async (_case, spoil, why) => {
  await backUp(file, copy)
  spoil(readFileSync(copy))
  const before = readFileSync(file)
  await expect(restore(file, copy, now)).rejects.toThrow(why)
  expect(readFileSync(file)).toEqual(before)
  expect(readdirSync(join(folder, 'data')).filter((name) => !name.endsWith('.lock'))).toEqual(['messages.db'])
})
