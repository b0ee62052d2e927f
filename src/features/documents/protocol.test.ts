import { expect, test } from 'vitest'
import { isAskedBeside } from './protocol.ts'

const questions = [{ answer: 'You may, if the tide allows.' }, { answer: 'You may not.' }]

test('what is asked stands beside a text that is longer than it, and below a shorter one', () => {
  expect(
    isAskedBeside([{ html: '<p>It rained.</p>' }, { html: `<p>${'It rained on. '.repeat(9)}</p>` }], questions),
  ).toBe(true)
  expect(isAskedBeside([{ html: '<p>It rained.</p>' }], questions)).toBe(false)
  expect(isAskedBeside([], questions)).toBe(false)
})
