import { expect, test } from 'vitest'
import { tabAfter } from './Tabs.tsx'

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 4, 0],
  ['ArrowLeft', 1, 0],
  ['ArrowLeft', 0, 4],
  ['Home', 3, 0],
  ['End', 1, 4],
  [' ', 2, 2],
  ['a', 2, -1],
  ['Tab', 2, -1],
])('%s on tab %i of five leads to %i', (key, from, to) => expect(tabAfter(key, from, 5)).toBe(to))
