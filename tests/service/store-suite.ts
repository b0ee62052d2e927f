import { beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../service/store/database.ts'
import { migrations } from '../../service/store/database.ts'
import { openOutbox, openStore, type Store, waitAfter } from '../../service/store/store.ts'
import type { ContactMessage } from '../../src/features/contact/rules.ts'
import { typed } from './message.ts'

const minute = 60_000
const day = 24 * 60 * minute
const start = Date.UTC(2026, 10, 16)
const message: ContactMessage = typed

/** What holds for any database. `open` gives an empty one. */
export function storeSuite(where: string, open: () => Promise<Database>): void {
  describe(`the store on ${where}`, () => {
    let database: Database
    let store: Store
    beforeEach(async () => {
      database = await open()
      store = await openStore(database)
    })
    const keep = (name: string, now = start) => store.keep({ ...message, message: `Letter ${name}` }, [name], now)
    const names = async () => (await store.list()).map(({ message }) => message.message.replace('Letter ', ''))

    test('is opened again with all that is in it', async () => {
      await keep('a')
      expect(await names()).toEqual(['a'])
      const again = await openStore(database)
      expect(await again.list()).toHaveLength(1)
      expect(await database.all('SELECT count(*) AS steps FROM migrations')).toEqual([{ steps: migrations.length }])
    })

    test('a message is known by any of its names', async () => {
      await keep('yesterday')
      await store.keep(message, ['today', 'yesterday'], start)
      expect(await names()).toEqual(['yesterday'])
    })

    test('a message can be found, marked as answered, and forgotten', async () => {
      await keep('a')
      const [{ id } = { id: 0 }] = await store.list()
      expect(await store.markAnswered(id, start + 5)).toBe(true)
      expect(await store.find(id)).toMatchObject({ answeredAt: start + 5, receivedAt: start })
      expect(await store.forget(id, start)).toBe(true)
      expect([await store.find(id), await store.forget(id, start), await store.markAnswered(id, 1)]).toEqual([
        undefined,
        false,
        false,
      ])
    })

    test('what is too old goes a day after it was found to be', async () => {
      await keep('old', start)
      await keep('new', start + 10 * day)
      expect(await store.removeOld(30, start + 30 * day)).toBe(0)
      expect(await store.removeOld(30, start + 30.5 * day)).toBe(0)
      expect(await store.removeOld(30, start + 31 * day)).toBe(1)
      expect(await names()).toEqual(['new'])
    })

    test('a clock that is years ahead for a while removes nothing', async () => {
      await keep('a', start)
      expect(await store.removeOld(30, start + 5000 * day)).toBe(0)
      expect(await store.removeOld(30, start + 2 * day)).toBe(0)
      expect(await store.removeOld(30, start + 29 * day)).toBe(0)
      expect(await names()).toEqual(['a'])
    })

    test('its secret is made once, and is no other one', async () => {
      const made = await store.secret('one')
      expect(await (await openStore(database)).secret('one')).toBe(made)
      expect(await store.secret('two')).not.toBe(made)
    })

    test('the queue is counted: what waits, since when, tried in vain, and what nobody knows of', async () => {
      const empty = { waiting: 0, failed: 0, unread: 0 }
      expect(await store.queue()).toEqual(empty)
      await keep('mailed', start - day)
      const mailed = await openOutbox(database).take(start)
      await openOutbox(database).markSent(mailed?.id ?? 0, start)
      await keep('answered', start)
      const answered = await openOutbox(database).take(start)
      await store.markAnswered(answered?.id ?? 0, start)
      expect(await store.keep(message, ['new'], start + 5)).toBe((answered?.id ?? 0) + 1)
      expect(await store.keep(message, ['new'], start + 6)).toBeUndefined()
      expect(await store.queue()).toEqual({ waiting: 2, oldest: start, failed: 1, unread: 1, oldestUnread: start + 5 })
      expect(await store.stored()).toEqual({ count: 3, latest: start + 5 })
      await store.tryWriting(start)
      await store.tryWriting(start + 1)
    })

    describe('the outbox', () => {
      const outbox = () => openOutbox(database)

      test('gives each message to one, and to nobody once it was sent', async () => {
        await keep('a')
        await keep('b')
        const taken = await Promise.all([outbox().take(start), outbox().take(start), outbox().take(start)])
        expect(taken.map((due) => due?.message.message).sort()).toEqual(['Letter a', 'Letter b', undefined])
        for (const due of taken) if (due) await outbox().markSent(due.id, start)
        expect(await outbox().take(start + day)).toBeUndefined()
      })

      test('puts off what could not be sent, for longer each time, up to an hour', async () => {
        await keep('a')
        let now = start
        for (const wait of [1, 2, 4, 8, 16, 32, 60, 60]) {
          const due = await outbox().take(now)
          if (!due) throw new Error('Nothing was due.')
          expect(due.isUncertain).toBe(false)
          await outbox().putOff(due, now, false)
          expect(waitAfter(due.mail.attempts)).toBe(wait * minute)
          expect(await outbox().take(now + wait * minute - 1)).toBeUndefined()
          now += wait * minute
        }
        expect(await outbox().take(now)).toBeDefined()
      })

      test('what somebody took and died with is given out again, and marked', async () => {
        await keep('a')
        expect((await outbox().take(start))?.isUncertain).toBe(false)
        expect(await outbox().take(start + minute)).toBeUndefined()
        expect((await outbox().take(start + 11 * minute))?.isUncertain).toBe(true)
      })

      test('what may have arrived stays marked', async () => {
        await keep('a')
        const due = await outbox().take(start)
        if (due) await outbox().putOff(due, start, true)
        expect((await outbox().take(start + minute))?.isUncertain).toBe(true)
      })

      test('a clock that was ahead holds nothing back', async () => {
        await keep('a', start + 400 * day)
        expect(await outbox().take(start)).toMatchObject({ isUncertain: false })
      })
    })
  })
}
