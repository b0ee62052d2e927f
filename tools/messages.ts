import { existsSync, readFileSync, statSync } from 'node:fs'
import { databaseFile } from '../service/node/environment.ts'
import { openSqlite } from '../service/store/sqlite.ts'
import { openStore, type Store } from '../service/store/store.ts'
import { isPublic } from '../src/model/site-address.ts'
import type { MessageSettings } from '../src/site/message-settings.ts'
import { backUp, restore } from './messages/copies.ts'
import { openCloudflare, run } from './messages/run.ts'
import { askService, asStatus } from './messages/show.ts'

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
  const store = await openStore(openCloudflare())
  if (command[0] !== 'status') return run(store, command, Date.now())
  const settings = 'dist/_hosts/messages.json'
  if (!existsSync(settings))
    throw new Error(`${settings} is not there: npm run build writes it where messages go to a service.`)
  const { site }: MessageSettings = JSON.parse(readFileSync(settings, 'utf8'))
  const answers = isPublic(site) ? await askService([site]) : `not asked, since ${site} is an example`
  return asStatus(store, Date.now(), undefined, answers)
}

async function here(): Promise<string> {
  const file = databaseFile(process.env['DATA_FOLDER'])
  const [what, copy] = command
  if (what === 'restore' && copy) return restore(file, copy, Date.now())
  // An empty one would say that there are no messages.
  if (!existsSync(file))
    throw new Error(`${file} is not there. It is where the service keeps its messages: see DATA_FOLDER.`)
  const database = openSqlite(file)
  const store = await openStore(database)
  if (what === 'backup' && copy) return backUp(file, copy).finally(database.close)
  const output = what === 'status' ? await statusHere(store, file) : await run(store, command, Date.now())
  database.close()
  return output
}

/** On a machine of its own the service is at 4322; npm start has it at 4321, with the site. */
async function statusHere(store: Store, file: string): Promise<string> {
  const ports = process.env['PORT'] ? [process.env['PORT']] : ['4322', '4321']
  const answers = await askService(ports.map((port) => `http://127.0.0.1:${port}`))
  return asStatus(store, Date.now(), statSync(file).size, answers)
}
