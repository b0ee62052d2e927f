import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { databaseFile } from '../service/node/environment.ts'
import type { Database, Row, Value } from '../service/store/database.ts'
import { openSqlite } from '../service/store/sqlite.ts'
import { openStore, type Store } from '../service/store/store.ts'
import { isPublic } from '../src/model/site-address.ts'
import type { MessageSettings } from '../src/site/message-settings.ts'
import { hostTool } from './hosts/programs.ts'
import { backUp, restore } from './messages/copies.ts'
import { asCsv, asJson, askService, asList, asStatus, asText } from './messages/show.ts'

/** Reads and answers for the messages that the service keeps, on this machine or at Cloudflare: npm run messages. */

const usage = `npm run messages                       lists them, newest first
npm run messages -- status             says how many wait for mail and since when, and if the service answers
npm run messages -- show 12            shows one
npm run messages -- export csv         writes all of them as CSV, or as json
npm run messages -- answered 12        marks one as answered
npm run messages -- forget 12          removes one for good
npm run messages -- backup copy.db     copies all of them, also while the service runs
npm run messages -- restore copy.db    goes back to such a copy, while the service is stopped
DATA_FOLDER names the folder of the database, if it is not data/.
`

/** What one command says. It throws what is wrong with the command. */
export async function run(
  store: Store,
  [command = 'list', what = '']: readonly string[],
  now: number,
): Promise<string> {
  if (command === 'list') return asList(await store.list())
  if (command === 'export' && what === 'csv') return asCsv(await store.list())
  if (command === 'export' && what === 'json') return asJson(await store.list())
  if (!['show', 'answered', 'forget'].includes(command) || !/^\d+$/.test(what)) throw new Error(usage)
  const id = Number(what)
  const message = await store.find(id)
  if (!message) throw new Error(`There is no message ${id}. npm run messages lists them.`)
  if (command === 'show') return asText(message)
  if (command === 'answered') {
    await store.markAnswered(id, now)
    return `Message ${id} is marked as answered.\n`
  }
  await store.forget(id, now)
  return `Message ${id} is forgotten. Mails about it are still where they were sent.\n`
}

/** The database at Cloudflare, through wrangler, which knows who may see it. */
function openCloudflare(): Database {
  const wrangler = hostTool('wrangler/bin/wrangler.js')
  const settings = ['--config', 'deploy/cloudflare/wrangler.json', '--env', 'messages', '--json', '--yes']
  return {
    all: async (sql, ...values) => {
      const args = [wrangler, 'd1', 'execute', 'DB', '--remote', ...settings, '--command', written(sql, values)]
      const output = execFileSync(process.execPath, args, { encoding: 'utf8', stdio: ['inherit', 'pipe', 'inherit'] })
      const [answer]: { results: Row[] }[] = JSON.parse(output)
      return answer?.results ?? []
    },
  }
}

/** wrangler takes no values beside a statement, so they are written into it. */
export function written(sql: string, values: readonly Value[]): string {
  let next = 0
  return sql.replaceAll('?', () => literal(values[next++] ?? null))
}

function literal(value: Value): string {
  if (value === null) return 'NULL'
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`
}

async function atCloudflare(command: readonly string[]): Promise<string> {
  const store = await openStore(openCloudflare())
  if (command[0] !== 'status') return run(store, command, Date.now())
  const settings = 'dist/_hosts/messages.json'
  if (!existsSync(settings))
    throw new Error(`${settings} is not there: npm run build writes it where messages go to a service.`)
  const { site }: MessageSettings = JSON.parse(readFileSync(settings, 'utf8'))
  const answers = isPublic(site) ? await askService([site]) : `not asked, since ${site} is an example`
  return asStatus(store, Date.now(), undefined, answers)
}

async function here(command: readonly string[]): Promise<string> {
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

if (import.meta.main) {
  process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    // Whoever reads has enough, such as head.
    if (code === 'EPIPE') process.exit()
    console.error(`The messages could not be written: ${message}`)
    process.exit(1)
  })
  const command = process.argv.slice(2)
  try {
    process.stdout.write(
      process.env['MESSAGES_ON'] === 'cloudflare' ? await atCloudflare(command) : await here(command),
    )
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
