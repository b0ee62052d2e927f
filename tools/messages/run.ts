import { execFileSync } from 'node:child_process'
import type { Database, Row, Value } from '../../service/store/database.ts'
import type { Store } from '../../service/store/store.ts'
import { hostTool } from '../hosts/programs.ts'
import { asCsv, asJson, asList, asText } from './show.ts'

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

const config = 'deploy/cloudflare/wrangler.json'

/** The database at Cloudflare, through wrangler, which knows who may see it; or with `--local` the one that it tries things on. */
export function openCloudflare(where: readonly string[] = ['--remote']): Database {
  const wrangler = hostTool('wrangler/bin/wrangler.js')
  const settings = ['--config', config, '--env', 'messages', '--json', '--yes']
  return {
    all: async (sql, ...values) => {
      const args = [wrangler, 'd1', 'execute', 'DB', ...where, ...settings, '--command', written(sql, values)]
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
