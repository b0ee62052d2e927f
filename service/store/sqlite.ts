import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { Database, Row } from './database.ts'

/** How long to wait while another program writes. */
const patience = 2_000

/** A database in one file. A message that was kept outlives the process, and the machine losing its power. */
export function openSqlite(file: string): Database & { close: () => void } {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  let open = opened(file)
  return {
    all: async (sql, ...values) => {
      // A file that was taken away can still be written to, and all that would be gone with the process.
      if (!isSame(file, open.inode)) {
        if (!existsSync(file))
          throw new Error(`${file} is gone. Put it back, or restart the service to begin a new one.`)
        open.database.close()
        open = opened(file)
      }
      let statement = open.statements.get(sql)
      if (!statement) {
        statement = open.database.prepare(sql)
        open.statements.set(sql, statement)
      }
      return statement.all(...values) as Row[]
    },
    close: () => open.database.close(),
  }
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

function isSame(file: string, inode: number): boolean {
  return statSync(file, { throwIfNoEntry: false })?.ino === inode
}

/** SQLite's number for that. */
function isLocked(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === 5
}
