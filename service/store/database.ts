export type Value = string | number | null
export type Row = Readonly<Record<string, Value>>

/** All that the store asks of a database. SQLite's own language is spoken by both kinds. */
export interface Database {
  /** Runs one statement and returns its rows. What it changed is on the disk when it returns. */
  all: (sql: string, ...values: Value[]) => Promise<Row[]>
}
