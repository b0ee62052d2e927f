import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { deliverDue } from '../../service/mail/deliver.ts'
import { smtp } from '../../service/mail/smtp.ts'
import { databaseFile } from '../../service/node/environment.ts'
import { openOutbox } from '../../service/store/outbox.ts'
import { openSqlite } from '../../service/store/sqlite.ts'
import { openStore } from '../../service/store/store.ts'
import { freePort } from '../../tools/with-server.ts'
import { encoded, formRequest, typed } from './message.ts'
import { startProcess } from './process.ts'
import { settings, writeServiceSite } from './site.ts'
import { startSmtp } from './smtp.ts'

const total = 1_000
const senders = 16

test('killed again and again while 1,000 are sent: acknowledged is kept, once, and no mail comes twice unmarked', async () => {
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
      const body = encoded({ ...typed, message: `Letter number ${number}`, key: String(number) })
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
      const until = Math.min(total, acknowledged + 20 + Math.floor(Math.random() * 80))
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
