import { expect, test } from 'vitest'
import { areaOf, pathOf } from './heights.ts'

test('a line takes a step for each height, and an area comes back', () => {
  expect(pathOf([0, 20, 10])).toBe('M0 20L1 0L2 10')
  expect(areaOf({ top: [20, 20], bottom: [0, 5] })).toBe('M0 0L1 0L1 15L0 20z')
})
