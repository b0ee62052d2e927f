import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Says to other programs that a service has these messages, by a lock of SQLite on an empty file beside them: the system
 * lets go of it with the process, however that ends. Any number may hold it.
 */
export function holdInUse(file: string): () => void {
  return locked(file, 'BEGIN; SELECT * FROM sqlite_schema', 'A copy is being put in their place just now.')
}

/** Has the messages alone, or throws. */
export function holdAlone(file: string): () => void {
  return locked(file, 'BEGIN EXCLUSIVE', 'The service is running. Stop it first.')
}

function locked(file: string, how: string, whyNot: string): () => void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const lock = new DatabaseSync(`${file}.lock`)
  try {
    lock.exec(how)
  } catch (error) {
    lock.close()
    throw new Error(`${file} is in use. ${whyNot}`, { cause: error })
  }
  return () => lock.close()
}
