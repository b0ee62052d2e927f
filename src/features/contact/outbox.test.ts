import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { deliver, deliveryTime, outboxKey, outboxSize } from './outbox.ts'
import type { ContactMessage } from './rules.ts'
import { message, Shelf } from './sample-message.ts'

const outboxOf = (shelf: Shelf): unknown => JSON.parse(shelf.kept.get(outboxKey) ?? 'null')

const time = '2026-11-16T14:00:00.000Z'
const clock = { now: () => new Date(time), wait: async () => {} }
const send = (shelf: Shelf, more: Partial<ContactMessage> = {}) => deliver({ ...message, ...more }, () => shelf, clock)

test('a message is recorded with its time, under one key', async () => {
  const shelf = new Shelf()
  await send(shelf)
  expect([...shelf.kept.keys()]).toEqual([outboxKey])
  expect(outboxOf(shelf)).toEqual([{ time, message }])
})

test('it waits one second, and records only then', async () => {
  vi.useFakeTimers({ now: new Date(time) })
  const shelf = new Shelf()
  const sent = deliver(message, () => shelf)
  await vi.advanceTimersByTimeAsync(999)
  expect(outboxOf(shelf)).toBeNull()
  await vi.advanceTimersByTimeAsync(1)
  await sent
  expect(outboxOf(shelf)).toEqual([{ time: '2026-11-16T14:00:01.000Z', message }])
  expect(deliveryTime).toBe(1000)
  vi.useRealTimers()
})

test('it is the storage of the browser unless told otherwise', async () => {
  const shelf = new Shelf()
  vi.stubGlobal('localStorage', shelf)
  await deliver(message, undefined, clock)
  vi.unstubAllGlobals()
  expect(outboxOf(shelf)).toEqual([{ time, message }])
})

test('the last twenty stay, oldest first', async () => {
  const shelf = new Shelf()
  for (let n = 1; n <= 23; n++) await send(shelf, { message: `Message number ${n}` })
  expect(outboxSize).toBe(20)
  const texts = (outboxOf(shelf) as { message: ContactMessage }[]).map((sent) => sent.message.message)
  expect(texts).toEqual(Array.from({ length: 20 }, (_, n) => `Message number ${n + 4}`))
})

test.each([
  [
    'blocked',
    () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  ],
  ['missing', () => null as unknown as Shelf],
  [
    'unreadable',
    () =>
      Object.assign(new Shelf(), {
        getItem: () => {
          throw new Error('no')
        },
      }),
  ],
  [
    'full',
    () =>
      Object.assign(new Shelf(), {
        setItem: () => {
          throw new DOMException('Too much.', 'QuotaExceededError')
        },
      }),
  ],
  ['forgetful', () => Object.assign(new Shelf(), { setItem: () => {} })],
])('a storage that is %s is an error that says so and why', async (_case, storage) => {
  const error: unknown = await deliver(message, storage, clock).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(Error)
  expect(error).toMatchObject({ message: expect.stringContaining('could not be recorded'), cause: expect.anything() })
})

test('what does not fit any more leaves what was recorded as it was', async () => {
  const shelf = new Shelf()
  await send(shelf)
  const before = outboxOf(shelf)
  vi.spyOn(shelf, 'setItem').mockImplementation(() => {
    throw new DOMException('Too much.', 'QuotaExceededError')
  })
  await expect(send(shelf)).rejects.toThrow('could not be recorded')
  expect(outboxOf(shelf)).toEqual(before)
})

test('whatever else stands under the key makes room for a clean list', async () => {
  const foreign = fc.oneof(
    fc.string(),
    fc.json(),
    fc.constantFrom('', 'null', '[null,1,"a",{}]', '{"length":3}', '[{"time":"x"}]'),
  )
  await fc.assert(
    fc.asyncProperty(foreign, async (value) => {
      const shelf = new Shelf()
      shelf.setItem(outboxKey, value)
      await send(shelf)
      expect(outboxOf(shelf)).toEqual([{ time, message }])
    }),
  )
})

test('what was recorded well stays, among what was not', async () => {
  const shelf = new Shelf()
  const halves = [
    { time: 7, message },
    { time, message: { ...message, email: 7 } },
    { time, message: null },
  ]
  shelf.setItem(outboxKey, JSON.stringify([...halves, { time, message }]))
  await send(shelf)
  expect(outboxOf(shelf)).toEqual([
    { time, message },
    { time, message },
  ])
})
