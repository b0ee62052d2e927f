import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bundleService } from '../../build/hosts/integration.ts'
import { databaseFile } from '../../service/node/environment.ts'
import { openSqlite } from '../../service/store/sqlite.ts'
import { openOutbox, openStore } from '../../service/store/store.ts'
import { freePort } from '../../tools/with-server.ts'
import { encoded, formRequest, typed } from './message.ts'
import { startCommand, startProcess } from './process.ts'
import { writeServiceSite } from './site.ts'
import { startSmtp } from './smtp.ts'

// The service as systemd and containers start it: one file, and nothing of the project around it.

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'machine-'))
  writeServiceSite(join(folder, 'srv/site'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const unit = readFileSync('deploy/service/messages.service', 'utf8')
const container = readFileSync('deploy/service/Containerfile', 'utf8')
const settingOf = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? ''

test('the unit starts it by its own words, alone with the built folder', async () => {
  const dist = join(folder, 'srv/site')
  await bundleService(dist)
  const [program, script = ''] = settingOf('ExecStart').split(' ')
  expect([program, script]).toEqual(['/usr/bin/node', '/srv/site/_hosts/service.mjs'])
  expect(container).toContain(`CMD ["node", "${script}"]`)
  const told = Object.fromEntries(
    settingOf('Environment')
      .split(' ')
      .map((pair) => pair.split('=')),
  )
  expect(told).toMatchObject({ BEHIND_PROXY: '1', DATA_FOLDER: `/var/lib/${settingOf('StateDirectory')}` })
  const port = String(await freePort())
  const env = { ...told, PORT: port, DATA_FOLDER: join(folder, told['DATA_FOLDER'] ?? '') }
  const service = await startCommand([join(folder, script)], env, '/')
  const answer = await fetch(formRequest(`http://127.0.0.1:${port}`, encoded(typed)))
  expect(answer.status).toBe(201)
  await service.end('SIGTERM')
  const database = openSqlite(databaseFile(env.DATA_FOLDER))
  expect(await (await openStore(database)).list()).toHaveLength(1)
  database.close()
})

test('a second one that finds its port taken leaves no mail half sent', async () => {
  const mail = await startSmtp()
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const address = taken.address()
  const port = typeof address === 'object' ? String(address?.port) : ''
  const data = join(folder, 'data')
  const database = openSqlite(databaseFile(data))
  await (await openStore(database)).keep(typed, ['a'], Date.now())
  const start = startProcess(join(folder, 'srv/site'), { PORT: port, DATA_FOLDER: data, SMTP_URL: mail.url })
  await expect(start).rejects.toThrow('EADDRINUSE')
  expect(await openOutbox(database).take(Date.now() + 3_600_000)).toBeUndefined()
  expect(mail.mails).toHaveLength(1)
  database.close()
  taken.close()
  await mail.stop()
})
