import { expect, test } from 'vitest'
import { healthOf } from './health.ts'

const hour = 3600_000
const nothing = { waiting: 0, oldest: undefined, failed: 0, unread: 0, oldestUnread: undefined }

function asked(queue: Partial<Record<keyof typeof nothing, number>>, write = async () => {}) {
  const said: string[] = []
  let clock = 100 * hour
  let writes = 0
  const tryWriting = () => {
    writes++
    return write()
  }
  const store = { queue: async () => ({ ...nothing, ...queue }), tryWriting }
  const health = healthOf(
    async () => store,
    (line) => said.push(line),
    () => clock,
  )
  return { health, said, writes: () => writes, wait: (time: number) => (clock += time) }
}

test('all is well while nothing waits, or not for long', async () => {
  expect(await asked({}).health()).toEqual({ ok: true, waiting: 0, oldest: 0 })
  const short = asked({ unread: 2, oldestUnread: 98 * hour })
  expect(await short.health()).toEqual({ ok: true, waiting: 2, oldest: 7200 })
})

test('a mail that has not gone out for hours is no good news', async () => {
  const { health } = asked({ unread: 1, oldestUnread: 96 * hour })
  expect(await health()).toEqual({ ok: false, reason: 'Mails do not go out.', waiting: 1, oldest: 14_400 })
})

test('a clock that was ahead makes no mail older', async () => {
  expect(await asked({ unread: 1, oldestUnread: 400 * hour }).health()).toEqual({ ok: true, waiting: 1, oldest: 0 })
})

test('a store that cannot be written is said; its file only in the log', async () => {
  const { health, said } = asked({}, async () => {
    throw new Error('/var/lib/messages.db is gone.')
  })
  expect(await health()).toEqual({ ok: false, reason: 'Messages cannot be stored.' })
  expect(said).toEqual(['Messages cannot be stored: /var/lib/messages.db is gone.'])
})

test('however often it is asked, the store is asked once in ten seconds', async () => {
  const { health, writes, wait } = asked({})
  await Promise.all(Array.from({ length: 1000 }, () => health()))
  expect(writes()).toBe(1)
  wait(11_000)
  await health()
  wait(-5 * hour)
  await health()
  expect(writes()).toBe(3)
})
