import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bundleService } from '../../build/hosts/integration.ts'
import { listening } from '../../deploy/local/server.ts'
import { databaseFile } from '../../service/node/environment.ts'
import { openSqlite } from '../../service/store/sqlite.ts'
import { openOutbox, openStore } from '../../service/store/store.ts'
import { runProgram } from '../../tools/hosts/programs.ts'
import { isTaking } from '../../tools/hosts/start.ts'
import { typed } from './message.ts'
import { writeServiceSite } from './site.ts'
import { startSmtp } from './smtp.ts'
import { messagesIn, newPlace, send } from './start-on-node.ts'

// The service as systemd and containers start it: one file, and nothing of the project around it.

const unit = readFileSync('deploy/service/messages.service', 'utf8')
const container = readFileSync('deploy/service/Containerfile', 'utf8')
const settingOf = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? ''

test('the unit starts it by its own words, alone with the built folder', async () => {
  const { folder, origin } = await newPlace()
  const dist = join(folder, 'srv/site')
  writeServiceSite(dist)
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
  const env = { ...told, PORT: new URL(origin).port, DATA_FOLDER: join(folder, told['DATA_FOLDER'] ?? '') }
  const service = await runProgram(isTaking, process.execPath, [join(folder, script)], { env, cwd: '/' })
  expect((await send({ origin })).status).toBe(201)
  await service.stop()
  expect(await messagesIn(databaseFile(env.DATA_FOLDER))).toEqual([typed.message])
})

test('a second one that finds its port taken leaves no mail half sent', async () => {
  const mail = await startSmtp()
  const taken = createServer()
  const port = await listening(taken)
  const place = await newPlace()
  const database = openSqlite(place.file)
  await (await openStore(database)).keep(typed, ['a'], Date.now())
  await expect(place.start({ PORT: String(port), SMTP_URL: mail.url })).rejects.toThrow('EADDRINUSE')
  expect(await openOutbox(database).take(Date.now() + 3_600_000)).toBeUndefined()
  expect(mail.mails).toHaveLength(1)
  database.close()
  taken.close()
  await mail.stop()
})
