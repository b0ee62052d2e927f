import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { startServer } from '../../deploy/local/server.ts'
import type { Send } from '../../service/mail.ts'
import { databaseFile } from '../../service/node/environment.ts'
import { startService } from '../../service/node/service.ts'
import { openSqlite } from '../../service/store/sqlite.ts'
import { openStore } from '../../service/store/store.ts'
import { startMessages } from '../../tools/hosts/start.ts'
import { freePort } from '../../tools/serving.ts'
import { folderOfTest } from '../support/scratch.ts'
import { encoded, type Fields, formRequest, typed } from './message.ts'
import { writeServiceSite } from './site.ts'

interface Options {
  perMinute?: number
  isBehindProxy?: boolean
  patience?: number
  smtpUrl?: string
  send?: Send
}

export type Started = Awaited<ReturnType<typeof startOnNode>>

/** A tiny site with its service, in this process, with a database of its own. What it says is kept. */
export async function startOnNode(options: Options = {}) {
  const { perMinute = 1_000_000, isBehindProxy = false, patience, smtpUrl, send } = options
  const folder = mkdtempSync(join(tmpdir(), 'service-'))
  const dist = join(folder, 'dist')
  writeServiceSite(dist)
  const file = join(folder, 'data/messages.db')
  const said: string[] = []
  const environment = { file, smtpUrl, isBehindProxy, perMinute }
  const log = (line: string) => said.push(line)
  const service = await startService(dist, environment, { log, send, ...(patience && { patience }) })
  const server = await startServer(dist, { api: service.listener })
  return {
    origin: server.origin,
    file,
    said,
    stop: async () => {
      await server.stop()
      await service.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

/** The same for one test, which it ends with. */
export async function startForTest(options?: Options): Promise<Started> {
  const service = await startOnNode(options)
  onTestFinished(service.stop)
  return service
}

/** A place where the service may run in a process of its own; it goes with the test. */
export async function newPlace() {
  const folder = folderOfTest()
  writeServiceSite(folder)
  const port = String(await freePort())
  const [data, origin] = [join(folder, 'data'), `http://127.0.0.1:${port}`]
  const env = { PORT: port, DATA_FOLDER: data, MESSAGES_PER_MINUTE: '1000000' }
  return {
    ...{ folder, data, origin, file: databaseFile(data) },
    start: (more: Record<string, string> = {}) => startMessages(folder, { ...env, ...more }),
  }
}

export const send = ({ origin }: { origin: string }, fields: Fields = typed, headers?: Record<string, string>) =>
  fetch(formRequest(origin, encoded(fields), headers))

/** What stands in a database, newest first. */
export async function messagesIn(file: string): Promise<string[]> {
  const database = openSqlite(file)
  const messages = await (await openStore(database)).list()
  database.close()
  return messages.map(({ message }) => message.message)
}

export const kept = async ({ file }: { file: string }): Promise<number> => (await messagesIn(file)).length
