import { expect, test } from 'vitest'
import { mayHaveArrived } from './smtp.ts'

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
