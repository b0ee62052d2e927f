import { expect, test } from 'vitest'
import { mayHaveArrived, smtp } from './mail.ts'

test.each([
  [{ responseCode: 550 }, false],
  [{ responseCode: 421 }, true],
  [{ code: 'ESOCKET', syscall: 'connect' }, false],
  [{ code: 'EDNS', syscall: 'getaddrinfo' }, false],
  [{ code: 'EAUTH' }, false],
  [{ code: 'ECONNECTION', command: 'CONN' }, true],
  [{ code: 'ETIMEDOUT' }, true],
  [{}, true],
])('after %o a mail may have arrived: %s', (error, answer) => expect(mayHaveArrived(error)).toBe(answer))

test.each([
  'mail.example.com',
  'https://mail.example.com',
  'smtp://name:hidden word@mail.example.com',
  'smtp://name:hidden#word@mail.example.com',
  'smtp://name:hidden%word@mail.example.com',
])('no mail server is at %s, which is told without its secret', (url) => {
  expect(() => smtp(url)).toThrow(
    /^SMTP_URL must be an address such as smtps:\/\/name:password@mail\.example\.com, (?!.*hidden)/,
  )
})
