import { expect, test } from 'vitest'
import { memoryLimiter, pseudonyms } from './limiter.ts'

test('so many in a minute for each, and anew in the next one', async () => {
  let now = 0
  const limiter = memoryLimiter(2, () => now)
  const ask = async (...who: string[]) => Promise.all(who.map((one) => limiter.allows(one)))
  expect(await ask('a', 'a', 'a', 'b')).toEqual([true, true, false, true])
  now = 59_999
  expect(await ask('a', 'b', 'b')).toEqual([false, true, false])
  now = 60_000
  expect(await ask('a', 'b')).toEqual([true, true])
})

const named = (address: string, secret = 'secret') => pseudonyms(secret)(address)

test('an address has one name, which says nothing and depends on the secret', async () => {
  const name = await named('192.0.2.1')
  expect(name).toMatch(/^[\da-f]{64}$/)
  expect(await named('192.0.2.1')).toBe(name)
  expect(await named('::ffff:192.0.2.1')).toBe(name)
  expect(await named('192.0.2.2')).not.toBe(name)
  expect(await named('192.0.2.1', 'another')).not.toBe(name)
})

test('a household or a rented server has one name, however many addresses and networks of IPv6 it uses', async () => {
  const name = await named('2001:db8:1:2:3:4:5:6')
  expect(await named('2001:db8:1:2::1')).toBe(name)
  expect(await named('2001:db8:1:3::1')).toBe(name)
  expect(await named('2001:db8:2:2::1')).not.toBe(name)
  expect(await named('::1')).toBe(await named('0:0:0:0:0:0:0:1'))
})
