import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { bookFile } from '../../deploy/address-book.ts'
import { nginxFiles } from '../../deploy/nginx/files.ts'
import { databaseFile } from '../../service/node/environment.ts'
import { openSqlite } from '../../service/store/sqlite.ts'
import { openStore } from '../../service/store/store.ts'
import { ensureProgram } from '../../tools/hosts/debian.ts'
import { startNginx } from '../../tools/hosts/start-nginx.ts'
import { freePort } from '../../tools/with-server.ts'
import { encoded, formRequest, typed } from './message.ts'
import { startProcess } from './process.ts'
import { serviceSuite } from './service-suite.ts'
import { writeServiceSite } from './site.ts'

/** The service in its own process with nginx in front, by the files that a build writes for it. */
async function start(perMinute = 1_000_000) {
  const folder = mkdtempSync(join(tmpdir(), 'proxied-'))
  writeServiceSite(folder)
  const port = String(await freePort())
  for (const [name, text] of Object.entries(
    nginxFiles(JSON.parse(readFileSync(join(folder, bookFile), 'utf8')), true),
  )) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text.replaceAll('127.0.0.1:4322', `127.0.0.1:${port}`))
  }
  const data = join(folder, 'data')
  const env = { PORT: port, DATA_FOLDER: data, BEHIND_PROXY: '1', MESSAGES_PER_MINUTE: String(perMinute) }
  const service = await startProcess(folder, env)
  const { origin, stop } = await startNginx(folder)
  const database = openSqlite(databaseFile(data))
  return {
    origin,
    ask: fetch,
    store: await openStore(database),
    service,
    stop: async () => {
      database.close()
      await stop()
      await service.end('SIGTERM')
      rmSync(folder, { recursive: true })
    },
  }
}

if (ensureProgram('nginx', 'nginx', 'libnginx-mod-http-brotli-static')) {
  serviceSuite('Node behind nginx', start)

  test('behind nginx nobody can say to be somebody else, and the site itself takes no messages', async () => {
    const { origin, stop } = await start(1)
    const send = async (key: string) =>
      (await fetch(formRequest(origin, encoded({ ...typed, key }), { 'X-Real-IP': `192.0.2.${key}` }))).status
    expect([await send('1'), await send('2')]).toEqual([201, 429])
    expect((await fetch(`${origin}/contact`, { method: 'POST' })).status).toBe(405)
    await stop()
  })

  test('where the service is down nginx says so, and that nothing typed is lost', async () => {
    const { origin, service, stop } = await start()
    await service.end('SIGTERM')
    const answer = await fetch(formRequest(origin, encoded(typed)))
    expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('Please try again.')])
    await stop()
  })
} else {
  process.stderr.write('NOT TRIED: the service behind nginx, which is not there and could not be installed.\n')
  test.skip('could not be tried', () => {})
}
