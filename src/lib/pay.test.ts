import { expect, test } from 'vitest'
import { payRange } from './formats.ts'

test.each([
  [{ from: 90000, to: 120000, currency: 'USD', per: 'year' }, 'USD 90,000 to 120,000 a year'],
  [{ from: 4000, to: 4000, currency: 'SGD', per: 'month' }, 'SGD 4,000 a month'],
  [{ from: 22.5, to: 30, currency: 'GBP', per: 'hour' }, 'GBP 22.50 to 30.00 an hour'],
] as const)('%o is written %s', (pay, text) => expect(payRange(pay)).toBe(text))
