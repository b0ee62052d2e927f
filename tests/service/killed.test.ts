import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { deliverDue } from '../../service/mail/deliver.ts'
import { smtp } from '../../service/mail/smtp.ts'
import { databaseFile } from '../../service/node/environment.ts'
import { openSqlite } from '../../service/store/sqlite.ts'
import { openOutbox, openStore } from '../../service/store/store.ts'
import { freePort } from '../../tools/with-server.ts'
import { another, encoded, formRequest, typed } from './message.ts'
import { startProcess } from './process.ts'
import { settings, writeServiceSite } from './site.ts'
import { startSmtp } from './smtp.ts'

const total = 400
const senders = 16

test('killed again and again while 400 are sent: acknowledged is kept, once, and no mail comes twice unmarked', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'killed-'))
  writeServiceSite(folder)
  const mail = await startSmtp()
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const limits = { PORT: String(port), MESSAGES_PER_MINUTE: '1000000' }
  const env = { ...limits, DATA_FOLDER: join(folder, 'data'), SMTP_URL: mail.url }

  let acknowledged = 0
  let retries = 0
  let onAcknowledged = () => {}
  let next = 0
  let up = Promise.withResolvers<void>()
  const sender = async () => {
    while (next < total) {
      const number = next++
      const body = encoded({ ...typed, message: `Letter number ${number}` })
      while (!(await isTaken(origin, body))) {
        retries += 1
        await up.promise
      }
      acknowledged += 1
      onAcknowledged()
    }
  }

  let kills = 0
  const killer = async () => {
    while (acknowledged < total) {
      const service = await startProcess(folder, env)
      up.resolve()
      const until = Math.min(total, acknowledged + 10 + Math.floor(Math.random() * 40))
      await new Promise<void>((resolve) => {
        onAcknowledged = () => acknowledged >= until && resolve()
        onAcknowledged()
      })
      up = Promise.withResolvers<void>()
      await service.end('SIGKILL')
      kills += 1
    }
    up.resolve()
  }
  await Promise.all([killer(), ...Array.from({ length: senders }, sender)])

  const database = openSqlite(databaseFile(join(folder, 'data')))
  const store = await openStore(database)
  // What the last process had begun to mail is free for others only later.
  const later = { now: () => Date.now() + 3_600_000, log: () => {} }
  await deliverDue({ outbox: openOutbox(database), settings, send: smtp(mail.url), ...later })
  const kept = (await store.list()).map(({ message }) => message.message)
  database.close()
  await mail.stop()
  rmSync(folder, { recursive: true })

  expect(kills).toBeGreaterThan(5)
  expect(retries).toBeGreaterThan(0)
  expect(kept.toSorted()).toEqual(Array.from({ length: total }, (_, n) => `Letter number ${n}`).sort())
  const unmarked = mail.mails.filter(({ raw }) => !raw.includes('[Perhaps again]')).map(({ raw }) => letterIn(raw))
  expect(new Set(unmarked).size).toBe(unmarked.length)
  expect(new Set(mail.mails.map(({ raw }) => letterIn(raw))).size).toBe(total)
}, 600_000)

async function isTaken(origin: string, body: string): Promise<boolean> {
  try {
    return (await fetch(formRequest(origin, body))).status === 201
  } catch {
    return false
  }
}

const letterIn = (raw: string) => /Letter number \d+/.exec(raw)?.[0]

test('whatever is removed beside the database while it runs: acknowledged is kept', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'beside-'))
  writeServiceSite(folder)
  const port = await freePort()
  const data = join(folder, 'data')
  const env = { PORT: String(port), MESSAGES_PER_MINUTE: '1000000', DATA_FOLDER: data }
  const service = await startProcess(folder, env)
  let acknowledged = 0
  for (let n = 0; n < 40; n++) {
    if (n === 20) for (const name of readdirSync(data)) if (name !== 'messages.db') rmSync(join(data, name))
    if (await isTaken(`http://127.0.0.1:${port}`, encoded(another(n)))) acknowledged += 1
  }
  await service.end('SIGKILL')
  const database = openSqlite(databaseFile(data))
  const kept = (await (await openStore(database)).list()).length
  database.close()
  rmSync(folder, { recursive: true })
  expect([acknowledged, kept]).toEqual([40, 40])
})

test('stopped with many mails to send: it ends between two, and takes messages until then', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stopped-'))
  writeServiceSite(folder)
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const data = join(folder, 'data')
  const queue = openSqlite(databaseFile(data))
  const store = await openStore(queue)
  await Promise.all(Array.from({ length: 60 }, (_, n) => store.keep(another(n), [String(n)], Date.now())))
  // The first mail is answered only when the test says so.
  const first = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<void>()
  const mail = await startSmtp(async () => {
    first.resolve()
    await answer.promise
    return 'take' as const
  })
  const service = await startProcess(folder, { PORT: String(port), DATA_FOLDER: data, SMTP_URL: mail.url })
  await first.promise
  const ended = service.end('SIGTERM')
  expect(await isTaken(origin, encoded(typed))).toBe(true)
  answer.resolve()
  await ended
  await mail.stop()
  expect(mail.mails).toHaveLength(1)
  expect((await store.queue()).waiting).toBe(60)
  queue.close()
  rmSync(folder, { recursive: true })
})
