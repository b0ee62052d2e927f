import { randomInt } from 'node:crypto'
import { closeSync, existsSync, mkdirSync, openSync, readSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import type { Database, Row } from './database.ts'

/** Where a database says how often it was changed, and which one it is: https://www.sqlite.org/fileformat.html */
const header = { size: 100, changes: 24, identity: 60 }

/**
 * Looks whether a database is still the one that was opened: `expect` throws unless it is. A file that was taken away
 * can be written to, and all that is gone with the process. One that was copied over it has another identity, or an
 * earlier count of changes; what other programs change by SQLite itself only makes that count grow.
 */
function watchPlace(file: string) {
  // It stays open until the end: closing any descriptor of a file gives up SQLite's locks on it.
  const descriptor = openSync(file, 'r')
  const bytes = Buffer.alloc(header.size)
  const read = () => {
    const isWhole = readSync(descriptor, bytes, 0, header.size, 0) === header.size
    return {
      identity: isWhole ? bytes.readUInt32BE(header.identity) : Number.NaN,
      changes: bytes.readUInt32BE(header.changes),
    }
  }
  const { ino } = statSync(file)
  let last = read()
  return {
    expect: () => {
      const found = statSync(file, { throwIfNoEntry: false })?.ino
      if (found === undefined)
        throw new Error(`${file} is gone. Put it back, or restart the service to begin a new one.`)
      const now = read()
      if (found !== ino || now.identity !== last.identity || now.changes < last.changes)
        throw new Error(
          `${file} is another file now. Restart the service to go on with it; next time stop the service first, and use npm run messages -- restore.`,
        )
      last = now
    },
    close: () => closeSync(descriptor),
  }
}

/** How long to wait while another program writes, and how long until the next look, in milliseconds. */
const patience = 2_000
const pause = 10

/** A database in one file. A message that was kept outlives the process, and the machine losing its power. */
export function openSqlite(file: string): Database & { close: () => void } {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const { database, place } = opened(file)
  const statements = new Map<string, StatementSync>()
  return {
    all: async (sql, ...values) => {
      const until = performance.now() + patience
      while (true)
        try {
          place.expect()
          const statement = statements.get(sql) ?? database.prepare(sql)
          statements.set(sql, statement)
          const rows = statement.all(...values) as Row[]
          // Only what stands in the file that the next process will open is acknowledged.
          place.expect()
          return rows
        } catch (error) {
          if (!isBusy(error) || performance.now() > until) throw error
          await setTimeout(pause)
        }
    },
    close: () => {
      database.close()
      place.close()
    },
  }
}

function opened(file: string) {
  const isNew = !existsSync(file)
  let database: DatabaseSync | undefined
  try {
    // SQLite gives the files beside it the same rights.
    if (isNew) writeFileSync(file, '', { flag: 'a', mode: 0o600 })
    database = new DatabaseSync(file, { timeout: patience })
    // What is acknowledged stands in this one file: nothing beside it can be lost. EXTRA also waits until the disk
    // knows that the journal of a change is gone, which would undo it after a loss of power.
    database.exec('PRAGMA journal_mode = DELETE; PRAGMA synchronous = EXTRA; PRAGMA secure_delete = ON')
    const [check] = isNew ? [] : database.prepare('PRAGMA quick_check(1)').all()
    const found = check?.['quick_check'] ?? 'ok'
    if (found !== 'ok') throw Object.assign(new Error(String(found)), { errcode: damaged })
    if (!hasIdentity(database)) {
      // Two programs may open a new one at the same time: the first gives it.
      database.exec('BEGIN IMMEDIATE')
      if (!hasIdentity(database)) giveIdentity(database)
      database.exec('COMMIT')
    }
    // From here on nobody is kept waiting by this: whoever finds it busy looks again.
    database.exec('PRAGMA busy_timeout = 0')
  } catch (error) {
    database?.close()
    throw new Error(`${file} ${whyNot(error)}`, { cause: error })
  }
  return { database, place: watchPlace(file) }
}

/** By this number, which SQLite keeps for whoever needs one, a database is told from any other. */
export function giveIdentity(database: DatabaseSync): void {
  database.exec(`PRAGMA user_version = ${randomInt(1, 2 ** 31)}`)
}

const hasIdentity = (database: DatabaseSync) => database.prepare('PRAGMA user_version').get()?.['user_version'] !== 0

/** SQLite's numbers for what others write to, for what is damaged, and for what never was a database. */
const busy = 5
const damaged = 11
const notOurs = 26

const isBusy = (error: unknown) => ((error as { errcode?: number }).errcode ?? 0) % 256 === busy

/** Only what is broken may be moved away: a file that cannot be written just now has all the messages. */
function whyNot(error: unknown): string {
  const { errcode = 0, message } = error as { errcode?: number; message: string }
  // The first byte says what it is, the second when it was found.
  return [damaged, notOurs].includes(errcode & 0xff)
    ? "cannot be read as a database. Move it and the files beside it away and start again; sqlite3's .recover gets out what is left in it."
    : `cannot be opened: ${message}. See that it and its folder may be written, that the disk has room, and that no other program holds it.`
}
