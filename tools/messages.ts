import { databaseFile } from '../service/node/environment.ts'
import { openSqlite } from '../service/store/sqlite.ts'
import { openStore } from '../service/store/store.ts'
import { run } from './messages/run.ts'

/** Reads and answers for the messages that the service keeps on this machine: npm run messages. */

try {
  const database = openSqlite(databaseFile(process.env['DATA_FOLDER']))
  const output = await run(await openStore(database), process.argv.slice(2), Date.now())
  // What is forgotten is not left in the file beside it either.
  await database.all('PRAGMA wal_checkpoint(TRUNCATE)')
  database.close()
  process.stdout.write(output)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
