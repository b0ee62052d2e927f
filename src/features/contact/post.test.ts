import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endpoint } from './fields.ts'
import { post, triedName } from './post.ts'
import { message, Shelf } from './sample-message.ts'

const shelf = new Shelf()
const answered = vi.fn<(address: string, options: RequestInit) => Promise<Response>>()
const bodies = () => answered.mock.calls.map(([, { body }]) => Object.fromEntries(body as URLSearchParams))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('sessionStorage', shelf)
  vi.stubGlobal('fetch', answered)
  answered.mockReset().mockImplementation(async () => Response.json({ stored: true }, { status: 201 }))
  shelf.kept.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Waits as long as sending takes. */
async function sent(trap = ''): Promise<boolean> {
  const outcome = post(message, trap).then(
    () => true,
    () => false,
  )
  await vi.advanceTimersByTimeAsync(1000)
  return outcome
}

test('it sends what was checked, and asks for an answer that programs read', async () => {
  expect(await sent('trapped')).toBe(true)
  const [address, options] = answered.mock.calls[0] ?? []
  expect([address, options?.method]).toEqual([endpoint, 'POST'])
  expect(options?.headers).toEqual({ Accept: 'application/json' })
  expect(bodies()[0]).toMatchObject({ ...message, topic: 'trapped' })
})

test('it takes a second at least', async () => {
  let isDone = false
  const sending = post(message, '').then(() => {
    isDone = true
  })
  await vi.advanceTimersByTimeAsync(999)
  expect(isDone).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await sending
})

test.each([
  ['refuses', async () => Response.json({ stored: false }, { status: 429 })],
  ['is no service, and friendly', async () => new Response('<h1>Welcome</h1>')],
  ['knows nothing', async () => Response.json({})],
  ['says that it is kept, and that it failed', async () => Response.json({ stored: true }, { status: 500 })],
  ['is not there', () => Promise.reject(new TypeError('offline'))],
])('where the answer %s, it failed, and the next attempt is the same message', async (_case, answer) => {
  answered.mockImplementationOnce(answer)
  expect(await sent()).toBe(false)
  expect(await sent()).toBe(true)
  const [{ elapsed: _, ...first } = {}, second] = bodies()
  expect(second).toEqual(first)
})

test('where storage is blocked an attempt is remembered as long as the page lasts', async () => {
  vi.stubGlobal('sessionStorage', undefined)
  answered.mockRejectedValueOnce(new TypeError('offline'))
  await sent()
  await sent()
  expect(bodies().map(({ elapsed }) => elapsed !== undefined)).toEqual([true, false])
})

test('the first attempt tells how long the page was open; who tries again, also after a reload, was here before', async () => {
  answered.mockRejectedValueOnce(new TypeError('offline'))
  await sent()
  await sent()
  shelf.kept.set(triedName, 'of the page before')
  await sent()
  expect(bodies().map(({ elapsed }) => elapsed !== undefined)).toEqual([true, false, false])
})
