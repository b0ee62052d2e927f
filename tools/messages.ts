import { existsSync } from 'node:fs'
import { databaseFile } from '../service/node/environment.ts'
import { openSqlite } from '../service/store/sqlite.ts'
import { openStore } from '../service/store/store.ts'
import { openCloudflare } from './messages/cloudflare.ts'
import { run } from './messages/run.ts'

/** Reads and answers for the messages that the service keeps, on this machine or at Cloudflare: npm run messages. */

process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  // Whoever reads has enough, such as head.
  if (code === 'EPIPE') process.exit()
  console.error(`The messages could not be written: ${message}`)
  process.exit(1)
})

const command = process.argv.slice(2)
try {
  process.stdout.write(process.env['MESSAGES_ON'] === 'cloudflare' ? await atCloudflare() : await here())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function atCloudflare(): Promise<string> {
  return run(await openStore(openCloudflare()), command, Date.now())
}

async function here(): Promise<string> {
  const file = databaseFile(process.env['DATA_FOLDER'])
  // An empty one would say that there are no messages.
  if (!existsSync(file))
    throw new Error(`${file} is not there. It is where the service keeps its messages: see DATA_FOLDER.`)
  const database = openSqlite(file)
  const output = await run(await openStore(database), command, Date.now())
  // What is forgotten is not left in the file beside it either. Reading writes nothing: the disk may be full.
  if (command[0] === 'forget') await database.all('PRAGMA wal_checkpoint(TRUNCATE)')
  database.close()
  return output
}
