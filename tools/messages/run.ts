import type { Store } from '../../service/store/store.ts'
import { asCsv, asJson } from './export.ts'
import { asList, asText } from './show.ts'

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
