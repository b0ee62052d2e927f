import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { Database, Row, Value } from './database.ts'

/** How long to wait while another program writes. */
const patience = 2_000

interface Asked {
  sql: string
  values: Value[]
  resolve: (rows: Row[]) => void
  reject: (reason: unknown) => void
}

/**
 * A database in one file. A message that was kept outlives the process, and the machine losing its power. Whoever asks
 * at the same moment shares one way to the disk, which takes longer than everything else.
 */
export function openSqlite(file: string): Database & { close: () => void } {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const open = opened(file)
  let waiting: Asked[] = []
  const answerAll = () => {
    const all = waiting
    waiting = []
    try {
      expectInPlace(file, open)
      if (all.length > 1 && answerTogether(open, all)) return
    } catch (error) {
      for (const { reject } of all) reject(error)
      return
    }
    for (const asked of all) answerAlone(open, asked)
  }
  return {
    all: (sql, ...values) =>
      new Promise((resolve, reject) => {
        if (waiting.length === 0) setImmediate(answerAll)
        waiting.push({ sql, values, resolve, reject })
      }),
    close: () => open.database.close(),
  }
}

type Open = ReturnType<typeof opened>

/**
 * In one transaction. Where anything goes wrong in it nothing is done, and false says so. Where it cannot even begin,
 * because another program writes, all of them have waited by then, and nobody waits again.
 */
function answerTogether({ database, statements }: Open, all: readonly Asked[]): boolean {
  database.exec('BEGIN IMMEDIATE')
  let rows: Row[][]
  try {
    rows = all.map(({ sql, values }) => rowsOf(prepared(database, statements, sql), values))
    database.exec('COMMIT')
  } catch {
    if (database.isTransaction) database.exec('ROLLBACK')
    return false
  }
  for (const [index, { resolve }] of all.entries()) resolve(rows[index] ?? [])
  return true
}

function answerAlone({ database, statements }: Open, { sql, values, resolve, reject }: Asked): void {
  try {
    resolve(rowsOf(prepared(database, statements, sql), values))
  } catch (error) {
    reject(error)
  }
}

const rowsOf = (statement: StatementSync, values: readonly Value[]) => statement.all(...values) as Row[]

function prepared(database: DatabaseSync, statements: Map<string, StatementSync>, sql: string): StatementSync {
  const known = statements.get(sql)
  if (known) return known
  const statement = database.prepare(sql)
  statements.set(sql, statement)
  return statement
}

function opened(file: string) {
  const isNew = !existsSync(file)
  let database: DatabaseSync | undefined
  try {
    // SQLite gives the files beside it the same rights.
    if (isNew) writeFileSync(file, '', { flag: 'a', mode: 0o600 })
    database = new DatabaseSync(file, { timeout: patience })
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON')
    const [check] = isNew ? [] : database.prepare('PRAGMA quick_check(1)').all()
    const found = check?.['quick_check'] ?? 'ok'
    if (found !== 'ok') throw Object.assign(new Error(String(found)), { errcode: damaged })
  } catch (error) {
    database?.close()
    throw new Error(`${file} ${whyNot(error)}`, { cause: error })
  }
  return { database, inode: statSync(file).ino, statements: new Map<string, StatementSync>() }
}

/** SQLite's numbers for what is damaged, and for what never was a database. */
const damaged = 11
const notOurs = 26

/** Only what is broken may be moved away: a file that cannot be written just now has all the messages. */
function whyNot(error: unknown): string {
  const { errcode = 0, message } = error as { errcode?: number; message: string }
  // The first byte says what it is, the second when it was found.
  return [damaged, notOurs].includes(errcode & 0xff)
    ? "cannot be read as a database. Move it and the files beside it away and start again; sqlite3's .recover gets out what is left in it."
    : `cannot be opened: ${message}. See that it and its folder may be written, that the disk has room, and that no other program holds it.`
}

/**
 * A file that was taken away can still be written to, and all that would be gone with the process. In a file that was
 * put in its place, SQLite would write what stands in the -wal beside it, which belongs to the first.
 */
function expectInPlace(file: string, { inode }: Open): void {
  const found = statSync(file, { throwIfNoEntry: false })?.ino
  if (found === inode) return
  throw new Error(
    found === undefined
      ? `${file} is gone. Put it back, or restart the service to begin a new one.`
      : `${file} is another file now. Stop the service, put the first one back or remove ${file}-wal and ${file}-shm, and start again.`,
  )
}
