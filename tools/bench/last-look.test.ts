import { expect, test } from 'vitest'
import { judge } from './last-look.ts'

const screen = (...dark: number[]) => Uint8Array.from({ length: 100 }, (_, i) => (dark.includes(i) ? 0 : 250))
const frames = (...screens: Uint8Array[]) => screens.map((pixels, i) => ({ at: i * 10, pixels }))

test('a page that comes whole has its last look at once', () =>
  expect(judge(frames(screen(), screen(1, 2), screen(1, 2)))).toEqual({ first: 10, last: 10, changes: 0 }))

test('each change that can be seen counts, and the last one ends it', () =>
  expect(judge(frames(screen(), screen(1), screen(1, 2), screen(1, 2), screen(3)))).toEqual({
    first: 10,
    last: 40,
    changes: 2,
  }))
