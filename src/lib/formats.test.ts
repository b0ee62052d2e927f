import { describe, expect, test } from 'vitest'
import { payRange, quantity } from './formats.ts'

describe('pay', () => {
  test.each([
    [{ from: 90000, to: 120000, currency: 'USD', per: 'year' }, 'USD 90,000 to 120,000 a year'],
    [{ from: 4000, to: 4000, currency: 'SGD', per: 'month' }, 'SGD 4,000 a month'],
    [{ from: 22.5, to: 30, currency: 'GBP', per: 'hour' }, 'GBP 22.50 to 30.00 an hour'],
  ] as const)('%o is written %s', (pay, text) => expect(payRange(pay)).toBe(text))
})

describe('quantity', () => {
  test.each([
    ['1.2B', 1_200_000_000],
    ['800M', 800_000_000],
    ['+12.5%', 12.5],
    ['-3%', -3],
    ['7', 7],
  ])('%s is %d', (figure, number) => expect(quantity(figure)).toBe(number))

  test('anything else is an error that names it', () => {
    expect(() => quantity('1,200')).toThrow('"1,200" is no figure')
  })
})
