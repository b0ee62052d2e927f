import { chownSync, existsSync, linkSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { holdAlone } from '../../service/node/service.ts'
import type { Row } from '../../service/store/database.ts'
import { migrations } from '../../service/store/database.ts'
import { giveIdentity, openSqlite } from '../../service/store/sqlite.ts'
import { openStore, type Store } from '../../service/store/store.ts'

/** What SQLite may have beside a database. */
const beside = ['', '-journal', '-wal', '-shm']

/** Copies the messages while the service runs, which is not kept waiting: the copy is made page by page. */
export async function backUp(file: string, copy: string): Promise<string> {
  const count = await copyWhole(file, resolve(copy))
  return `${messages(count)} in ${copy}. Whoever is forgotten from now on is still in it.\n`
}

/** Puts a copy in the place of the messages, which are kept aside. Nothing is touched before all was found right. */
export async function restore(file: string, copy: string, now: number): Promise<string> {
  if (resolve(copy) === file) throw new Error(`${copy} is the database itself.`)
  const letGo = holdAlone(file)
  const fresh = `${file}.restoring`
  try {
    for (const end of beside) rmSync(fresh + end, { force: true })
    const count = await copyWhole(resolve(copy), fresh)
    const forgotten = existsSync(file) ? await opened(file, (store) => store.forgotten()).catch(() => undefined) : []
    const again = await prepare(fresh, forgotten ?? [], now)
    const aside = `${file}.${new Date(now).toISOString().replaceAll(/\D/g, '').slice(0, 14)}`
    const found = beside.filter((end) => existsSync(file + end))
    // At no moment is the database itself not there: a service that starts would begin an empty one.
    for (const end of found) (end === '' ? linkSync : renameSync)(file + end, aside + end)
    const { uid, gid } = statSync(dirname(file))
    // The service is another user than root.
    if (process.getuid?.() === 0) chownSync(fresh, uid, gid)
    renameSync(fresh, file)
    return [
      `${messages(count - again)} back from ${copy}.`,
      ...(again ? [`${messages(again)} forgotten again: somebody had asked for it after the copy was made.`] : []),
      ...(forgotten
        ? []
        : ['Who was forgotten since could not be read: look who asked for it, and forget them again.']),
      'Mails of which nobody knows whether they went out since then say "Perhaps again".',
      ...(found.includes('') ? [`What was there until now is in ${aside}: remove it once all is well.`] : []),
      'Start the service again.\n',
    ].join('\n')
  } finally {
    for (const end of beside) rmSync(fresh + end, { force: true })
    letGo()
  }
}

const messages = (count: number) => (count === 1 ? '1 message is' : `${count} messages are`)

/** Copies a database into a file that must not be there yet; returns how many messages it has, or throws what is wrong with it. */
async function copyWhole(from: string, to: string): Promise<number> {
  if (!existsSync(from)) throw new Error(`${from} is not there.`)
  if (existsSync(to)) throw new Error(`${to} is there already. Name another file.`)
  writeFileSync(to, '', { flag: 'wx', mode: 0o600 })
  try {
    const source = new DatabaseSync(from)
    await backup(source, to).finally(() => source.close())
    return countIn(to)
  } catch (error) {
    rmSync(to)
    const why = error instanceof Error ? error.message : error
    throw new Error(`${from} cannot be used: ${why}. Nothing was changed.`, { cause: error })
  }
}

function countIn(file: string): number {
  const database = new DatabaseSync(file)
  try {
    const [check] = database.prepare('PRAGMA integrity_check(1)').all()
    if (check?.['integrity_check'] !== 'ok') throw new Error(`it is damaged (${check?.['integrity_check']})`)
    const steps = Number(database.prepare('SELECT max(number) AS done FROM migrations').get()?.['done'])
    if (steps > migrations.length) throw new Error('it is of a newer version of this project')
    return Number(database.prepare('SELECT count(fingerprint) AS count FROM messages').get()?.['count'])
  } finally {
    database.close()
  }
}

/** Forgets whom the copy should not have, and marks what may have been mailed since it was made; returns how many were forgotten. */
async function prepare(fresh: string, forgotten: readonly Row[], now: number): Promise<number> {
  const database = new DatabaseSync(fresh)
  // To a service that runs by mistake it is another one, whatever it was a copy of.
  giveIdentity(database)
  database.close()
  return opened(fresh, async (store, all) => {
    await all('UPDATE messages SET mail_begun_at = ? WHERE mail_sent_at IS NULL AND mail_begun_at IS NULL', now)
    return store.forgetAgain(forgotten)
  })
}

async function opened<T>(
  file: string,
  work: (store: Store, all: ReturnType<typeof openSqlite>['all']) => Promise<T>,
): Promise<T> {
  const database = openSqlite(file)
  try {
    return await work(await openStore(database), database.all)
  } finally {
    database.close()
  }
}
