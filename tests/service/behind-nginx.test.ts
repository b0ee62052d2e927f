import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { realAddresses } from '../../deploy/nginx/files.ts'
import { databaseFile } from '../../service/node/environment.ts'
import { openSqlite } from '../../service/store/sqlite.ts'
import { openStore } from '../../service/store/store.ts'
import { startMessages, startNginx } from '../../tools/hosts/start.ts'
import { freePort } from '../../tools/serving.ts'
import { describeNginx, writeNginxFiles } from '../support/nginx.ts'
import { another, encoded, formRequest, typed } from './message.ts'
import { serviceSuite } from './service-suite.ts'
import { writeServiceSite } from './site.ts'

/** The service in its own process with nginx in front, by the files that a build writes for it. */
async function start(perMinute = 1_000_000, more = '') {
  const folder = mkdtempSync(join(tmpdir(), 'proxied-'))
  writeServiceSite(folder)
  const port = String(await freePort())
  writeNginxFiles(folder, port)
  const data = join(folder, 'data')
  const env = { PORT: port, DATA_FOLDER: data, BEHIND_PROXY: '1', MESSAGES_PER_MINUTE: String(perMinute) }
  const service = await startMessages(folder, env)
  const { origin, stop } = await startNginx(folder, { more })
  const database = openSqlite(databaseFile(data))
  return {
    origin,
    ask: fetch,
    store: await openStore(database),
    service,
    stop: async () => {
      database.close()
      await stop()
      await service.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

describeNginx('the service behind nginx', () => {
  serviceSuite('Node behind nginx', () => start())

  test('behind nginx nobody can say to be somebody else, and the site itself takes no messages', async () => {
    const { origin, stop } = await start(1)
    const send = async (key: string) =>
      (await fetch(formRequest(origin, encoded(another(key)), { 'X-Real-IP': `192.0.2.${key}` }))).status
    expect([await send('1'), await send('2')]).toEqual([201, 429])
    expect((await fetch(`${origin}/contact`, { method: 'POST' })).status).toBe(405)
    await stop()
  })

  test('where something else ends TLS, nginx believes it who sends, and nobody on the way to it', async () => {
    const { origin, stop } = await start(1, realAddresses)
    // The last one is who came to it; those before are what that one said.
    const send = async (key: string, from: string) =>
      (await fetch(formRequest(origin, encoded(another(key)), { 'X-Forwarded-For': from }))).status
    expect([await send('1', '203.0.113.1'), await send('2', '203.0.113.2')]).toEqual([201, 201])
    expect([await send('3', '198.51.100.7, 203.0.113.1'), await send('4', '203.0.113.1, 10.0.0.1')]).toEqual([429, 429])
    await stop()
  })

  test('a body that comes drop by drop is cut off, as it would be without nginx', async () => {
    const { origin, stop } = await start()
    const { port, host } = new URL(origin)
    const socket = connect(Number(port), '127.0.0.1')
    socket.on('error', () => {})
    let answer = ''
    socket.on('data', (part) => {
      answer += part
    })
    const type = 'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 60\r\n\r\n'
    socket.write(`POST /api/messages HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\n${type}`)
    const drops = setInterval(() => socket.write('a'), 1_000)
    await once(socket, 'close')
    clearInterval(drops)
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    await stop()
  })

  test('what nginx itself refuses has the headers of the site, and says what to do', async () => {
    const { origin, stop } = await start()
    const answer = await fetch(formRequest(origin, encoded({ ...typed, message: 'x'.repeat(1_000_000) })))
    expect([answer.status, await answer.text()]).toEqual([
      413,
      expect.stringContaining('What you typed is still there'),
    ])
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect((await fetch(`${origin}/contact%20/api/`, { method: 'POST' })).status).toBe(405)
    await stop()
  })

  test('where the service is down nginx says so, and that nothing typed is lost', async () => {
    const { origin, service, stop } = await start()
    await service.stop()
    const answer = await fetch(formRequest(origin, encoded(typed)))
    expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('Please try again.')])
    await stop()
  })
})
