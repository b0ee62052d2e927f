import { expect, test } from 'vitest'
import { quantity } from './formats.ts'

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
