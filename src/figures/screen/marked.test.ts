import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inPieces } from './marked.ts'

test('the marked words stand at the odd places', () =>
  expect(inPieces('Our invoice for 3,800.00 to Client B.', ['Client B', '3,800.00'])).toEqual([
    'Our invoice for ',
    '3,800.00',
    ' to ',
    'Client B',
    '.',
  ]))

test('the longer of two that begin alike is marked whole', () =>
  expect(inPieces('Dear Client B,', ['Client', 'Client B'])).toEqual(['Dear ', 'Client B', ',']))

test('nothing is lost, whatever is marked', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string({ minLength: 1 })), (text, marked) => {
      expect(inPieces(text, marked).join('')).toBe(text)
    }),
  )
})
