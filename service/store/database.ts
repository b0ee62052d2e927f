export type Value = string | number | null
export type Row = Readonly<Record<string, Value>>

/** All that the store asks of a database. SQLite's own language is spoken by both kinds. */
export interface Database {
  /** Runs one statement and returns its rows. What it changed is on the disk when it returns. */
  all: (sql: string, ...values: Value[]) => Promise<Row[]>
}

/** As much of Cloudflare's D1 as is used here. */
export interface D1 {
  prepare: (sql: string) => { bind: (...values: Value[]) => { all: () => Promise<{ results: unknown[] }> } }
}

export function openD1(d1: D1): Database {
  return {
    all: async (sql, ...values) =>
      (
        await d1
          .prepare(sql)
          .bind(...values)
          .all()
      ).results as Row[],
  }
}

/**
 * How the database came to be, step by step. A step is never changed once it was released, only followed by another.
 * Each may run twice without harm: two programs may open a new database at the same time.
 *
 * Times are milliseconds since 1970. `mail_begun_at` stands while somebody sends: if it still stands later, nobody
 * knows whether the mail went out. `expired_at` is when a message was first found too old.
 */
export const migrations: readonly string[] = [
  `CREATE TABLE IF NOT EXISTS messages (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    fingerprint TEXT NOT NULL UNIQUE,
    received_at INTEGER NOT NULL,
    first_name TEXT NOT NULL,
    last_name TEXT NOT NULL,
    email TEXT NOT NULL,
    inquiry_type TEXT NOT NULL,
    position TEXT,
    resume TEXT,
    message TEXT NOT NULL,
    answered_at INTEGER,
    expired_at INTEGER,
    mail_attempts INTEGER NOT NULL DEFAULT 0,
    mail_due_at INTEGER NOT NULL,
    mail_begun_at INTEGER,
    mail_sent_at INTEGER
  )`,
  'CREATE INDEX IF NOT EXISTS messages_to_mail ON messages (mail_due_at) WHERE mail_sent_at IS NULL',
  'CREATE TABLE IF NOT EXISTS secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL)',
  // One row, written to see that one can.
  'CREATE TABLE IF NOT EXISTS tried (id INTEGER PRIMARY KEY, at INTEGER NOT NULL)',
  'CREATE TABLE IF NOT EXISTS forgotten (fingerprint TEXT PRIMARY KEY, at INTEGER NOT NULL)',
]

export async function migrate(database: Database): Promise<void> {
  await database.all('CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY)')
  const [row] = await database.all('SELECT coalesce(max(number), 0) AS done FROM migrations')
  for (const [index, step] of migrations.entries()) {
    if (index < Number(row?.['done'])) continue
    await database.all(step)
    await database.all('INSERT OR IGNORE INTO migrations (number) VALUES (?)', index + 1)
  }
}
