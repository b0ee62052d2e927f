import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../../deploy/local/server.ts'
import type { Send } from '../../service/mail/smtp.ts'
import { startService } from '../../service/node/service.ts'
import { writeServiceSite } from './site.ts'

interface Options {
  perMinute?: number
  isBehindProxy?: boolean
  patience?: number
  smtpUrl?: string
  send?: Send
}

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
