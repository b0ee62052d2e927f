import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openStore } from '../../service/store/store.ts'
import { another, encoded, formRequest } from './message.ts'
import { serviceSuite } from './service-suite.ts'
import { startSmtp } from './smtp.ts'
import { startOnWorkerd } from './start-on-workerd.ts'
import { storeSuite } from './store-suite.ts'

type Workerd = Awaited<ReturnType<typeof startOnWorkerd>>
let empty: Workerd
beforeAll(async () => {
  empty = await startOnWorkerd()
})
afterAll(() => empty.stop())

storeSuite('D1', async () => {
  for (const table of ['messages', 'secrets', 'migrations']) await empty.database.all(`DROP TABLE IF EXISTS ${table}`)
  return empty.database
})

serviceSuite('workerd with D1', async () => {
  const { origin, database, stop } = await startOnWorkerd()
  return { origin, ask: fetch, store: await openStore(database), stop }
})

test('on workerd a message is mailed as soon as it is kept, and who sends too many is refused', async () => {
  const { mails, url, stop } = await startSmtp()
  const { origin, stop: end } = await startOnWorkerd({ perMinute: 2, smtpUrl: url })
  const send = async (key: string) => (await fetch(formRequest(origin, encoded(another(key))))).status
  expect([await send('a'), await send('b'), await send('c')]).toEqual([201, 201, 429])
  await vi.waitFor(() => expect(mails).toHaveLength(2), { timeout: 60_000 })
  await end()
  await stop()
})
