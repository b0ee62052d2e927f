import { expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'

test('nothing has to be set', () => {
  expect(readEnvironment({})).toMatchObject({
    smtpUrl: undefined,
    from: undefined,
    isBehindProxy: false,
    perMinute: 10,
  })
  expect(readEnvironment({ DATA_FOLDER: '/var/lib/x' }).file).toBe('/var/lib/x/messages.db')
})

test.each([
  ['MAIL_FROM', 'Ada <ada@example.com>', 'one e-mail address'],
  ['MESSAGES_PER_MINUTE', '0', 'at least 1'],
  ['MESSAGES_PER_MINUTE', 'many', 'a whole number'],
])('%s cannot be %s', (name, value, cure) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(new RegExp(`^${name} must be .*${cure}`))
})
