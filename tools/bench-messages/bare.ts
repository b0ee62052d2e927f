import { DatabaseSync } from 'node:sqlite'

/** Rows a second that a loop of nothing but INSERT gets onto the disk, as safely as the service does. */
export function insertBare(file: string, seconds: number): number {
  const database = new DatabaseSync(file)
  database.exec(
    'PRAGMA journal_mode = DELETE; PRAGMA synchronous = EXTRA; CREATE TABLE letters (id INTEGER PRIMARY KEY, text)',
  )
  const insert = database.prepare('INSERT INTO letters (text) VALUES (?)')
  const until = performance.now() + seconds * 1000
  let rows = 0
  while (performance.now() < until) {
    insert.run(`A letter of about as many words as the ones that the service is sent, number ${rows}`)
    rows += 1
  }
  database.close()
  return rows / seconds
}
