import { existsSync, mkdirSync, statSync } from 'node:fs'
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
  let open = opened(file)
  let waiting: Asked[] = []
  const answerAll = () => {
    const all = waiting
    waiting = []
    try {
      open = stillThere(file, open)
    } catch (error) {
      for (const { reject } of all) reject(error)
      return
    }
    if (all.length === 1 || !answerTogether(open, all)) for (const asked of all) answerAlone(open, asked)
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

/** In one transaction. Where anything goes wrong with it nothing is done, and false says so. */
function answerTogether({ database, statements }: Open, all: readonly Asked[]): boolean {
  let rows: Row[][]
  try {
    database.exec('BEGIN IMMEDIATE')
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
  const database = new DatabaseSync(file, { timeout: patience })
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON')
    const [check] = isNew ? [] : database.prepare('PRAGMA quick_check(1)').all()
    const found = check?.['quick_check'] ?? 'ok'
    if (found !== 'ok') throw new Error(String(found))
  } catch (error) {
    database.close()
    if (isLocked(error)) throw error
    throw new Error(
      `${file} cannot be read as a database. Move it and the files beside it away and start again; sqlite3's .recover gets out what is left in it.`,
      { cause: error },
    )
  }
  return { database, inode: statSync(file).ino, statements: new Map<string, StatementSync>() }
}

/** A file that was taken away can still be written to, and all that would be gone with the process. */
function stillThere(file: string, open: Open): Open {
  const inode = statSync(file, { throwIfNoEntry: false })?.ino
  if (inode === open.inode) return open
  if (inode === undefined) throw new Error(`${file} is gone. Put it back, or restart the service to begin a new one.`)
  open.database.close()
  return opened(file)
}

/** SQLite's number for that. */
function isLocked(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === 5
}
