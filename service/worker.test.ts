import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freshStore } from '../tests/service/fresh-store.ts'
import { typed as message } from '../tests/service/message.ts'
import { settings } from '../tests/service/site.ts'
import type { D1, Value } from './store/database.ts'
import { workerService } from './worker.ts'

const origin = 'https://www.example.com'
const pages = { wrong: 'wrong', failed: '<textarea name="message"></textarea>', sent: 'sent' }
const book = { pages: [], moved: {}, files: [], scripts: [] }
const LIMITER = { limit: async () => ({ success: true }) }
const day = 24 * 60 * 60 * 1000

const at = freshStore()
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

/** A database of this machine in the manner of D1. */
const d1: D1 = {
  prepare: (sql) => ({
    bind: (...values: Value[]) => ({ all: async () => ({ results: await at.database.all(sql, ...values) }) }),
  }),
}
const gone: D1 = {
  prepare: () => {
    throw new Error('D1 is away.')
  },
}

const post = (DB: D1) =>
  workerService(book, settings, pages).fetch(
    new Request(`${origin}/api/messages`, {
      method: 'POST',
      headers: { Host: 'www.example.com', Origin: origin, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(message),
    }),
    { DB, LIMITER },
    { waitUntil: () => {} },
  )

test('where its database is away a message is refused politely, and keeps its text', async () => {
  const answer = await post(gone)
  expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining(message.message)])
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect((await post(d1)).status).toBe(303)
})

test('the page that says it was sent needs no database', async () => {
  const request = new Request(`${origin}/api/messages/sent`)
  const service = workerService(book, settings, pages)
  const answer = await service.fetch(request, { DB: gone, LIMITER }, { waitUntil: () => {} })
  expect([answer.status, await answer.text()]).toEqual([200, 'sent'])
})

test('what is too old is removed, also where no mail can be sent', async () => {
  const { store } = at
  await store.keep(message, ['old'], Date.now() - 40 * day)
  await store.removeOld(30, Date.now() - 2 * day)
  const run = workerService(book, settings, pages).scheduled({ DB: d1, LIMITER, SMTP_URL: 'mail.example.com' })
  await expect(run).rejects.toThrow('SMTP_URL must be an address such as')
  expect(await store.list()).toEqual([])
})
