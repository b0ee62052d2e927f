import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readingPlace } from './reading-place.ts'

const steps = (count: number) => Array.from({ length: count }, () => ({ text: 'a'.repeat(130) }))
const questions = (count: number) => Array.from({ length: count }, () => ({ answer: 'a'.repeat(130) }))
const links = (count: number) => Array.from({ length: count })

test('links fill up the shorter column', () => {
  expect(readingPlace({ steps: steps(5), questions: questions(3), links: links(3) })).toBe('questions')
  expect(readingPlace({ steps: steps(2), questions: questions(7), links: links(2) })).toBe('steps')
})

test('links stand below both columns where one of them would only grow too long', () => {
  expect(readingPlace({ steps: steps(3), questions: questions(5), links: links(3) })).toBe('below')
  expect(readingPlace({ steps: steps(3), questions: questions(2), links: links(5) })).toBe('below')
})

test('the longer column gets no links, however much either holds', () => {
  const count = fc.integer({ min: 1, max: 7 })
  fc.assert(
    fc.property(count, count, count, (some, others, few) => {
      const place = readingPlace({ steps: steps(some), questions: questions(others), links: links(few) })
      if (some * 4 > others * 2 + 3) expect(place).not.toBe('steps')
      else expect(place).not.toBe('questions')
    }),
  )
})
