import { expect, test } from 'vitest'
import { tellingRow } from './telling-row.ts'

const plain = { cells: ['a'] }
const noted = { cells: ['b'], note: 'Really?' }
const corrected = { cells: ['c'], struck: 'd' }
const dropped = { cells: [], struck: 'e' }

test('a corrected line tells most, then one with a note, then the first', () => {
  expect(tellingRow([plain, dropped, noted, corrected])).toBe(corrected)
  expect(tellingRow([plain, dropped, noted])).toBe(noted)
  expect(tellingRow([plain, dropped])).toBe(plain)
  expect(tellingRow([])).toBe(undefined)
})
