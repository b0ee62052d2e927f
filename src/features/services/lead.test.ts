import { expect, test } from 'vitest'
import { isTextLonger } from './lead.ts'

test('a long text beside a short risk has the wider column', () => {
  expect(isTextLonger(480, 2, 220)).toBe(true)
  expect(isTextLonger(320, 3, 380)).toBe(false)
})

test('more facts make a text longer', () => {
  expect([0, 1, 2, 3, 4].map((facts) => isTextLonger(400, facts, 260))).toEqual([false, false, false, false, true])
})
