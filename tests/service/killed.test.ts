import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { deliverDue, smtp } from '../../service/mail.ts'
import { openSqlite } from '../../service/store/sqlite.ts'
import { openOutbox, openStore } from '../../service/store/store.ts'
import { another, typed } from './message.ts'
import { settings } from './site.ts'
import { startSmtp } from './smtp.ts'
import { messagesIn, newPlace, send } from './start-on-node.ts'

const total = 400
const senders = 16

test('killed again and again while 400 are sent: acknowledged is kept, once, and no mail comes twice unmarked', async () => {
  const place = await newPlace()
  const mail = await startSmtp()

  let acknowledged = 0
  let retries = 0
  let onAcknowledged = () => {}
  let next = 0
  let up = Promise.withResolvers<void>()
  const sender = async () => {
    while (next < total) {
      const number = next++
      while (!(await isTaken(place, `Letter number ${number}`))) {
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
      const service = await place.start({ SMTP_URL: mail.url })
      up.resolve()
      const until = Math.min(total, acknowledged + 10 + Math.floor(Math.random() * 40))
      await new Promise<void>((resolve) => {
        onAcknowledged = () => acknowledged >= until && resolve()
        onAcknowledged()
      })
      up = Promise.withResolvers<void>()
      await service.stop('SIGKILL')
      kills += 1
    }
    up.resolve()
  }
  await Promise.all([killer(), ...Array.from({ length: senders }, sender)])

  const database = openSqlite(place.file)
  // What the last process had begun to mail is free for others only later.
  const later = { now: () => Date.now() + 3_600_000, log: () => {} }
  await deliverDue({ outbox: openOutbox(database), settings, send: smtp(mail.url), ...later })
  database.close()
  await mail.stop()

  expect(kills).toBeGreaterThan(5)
  expect(retries).toBeGreaterThan(0)
  expect((await messagesIn(place.file)).toSorted()).toEqual(
    Array.from({ length: total }, (_, n) => `Letter number ${n}`).sort(),
  )
  const unmarked = mail.mails.filter(({ raw }) => !raw.includes('[Perhaps again]')).map(({ raw }) => letterIn(raw))
  expect(new Set(unmarked).size).toBe(unmarked.length)
  expect(new Set(mail.mails.map(({ raw }) => letterIn(raw))).size).toBe(total)
}, 600_000)

async function isTaken(place: { origin: string }, message: string): Promise<boolean> {
  try {
    return (await send(place, { ...typed, message })).status === 201
  } catch {
    return false
  }
}

const letterIn = (raw: string) => /Letter number \d+/.exec(raw)?.[0]

test('whatever is removed beside the database while it runs: acknowledged is kept', async () => {
  const place = await newPlace()
  const service = await place.start()
  let acknowledged = 0
  for (let n = 0; n < 40; n++) {
    if (n === 20) for (const name of readdirSync(place.data)) if (name !== 'messages.db') rmSync(join(place.data, name))
    if (await isTaken(place, `Letter number ${n}`)) acknowledged += 1
  }
  await service.stop('SIGKILL')
  expect([acknowledged, (await messagesIn(place.file)).length]).toEqual([40, 40])
})

test('stopped with many mails to send: it ends between two, and takes messages until then', async () => {
  const place = await newPlace()
  const queue = openSqlite(place.file)
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
  const service = await place.start({ SMTP_URL: mail.url })
  await first.promise
  const ended = service.stop()
  expect(await isTaken(place, typed.message)).toBe(true)
  answer.resolve()
  await ended
  await mail.stop()
  expect(mail.mails).toHaveLength(1)
  expect((await store.queue()).waiting).toBe(60)
  queue.close()
})
