import { expect, test } from 'vitest'
import { isOneSided, shared } from './leaflet.ts'

const point = (length: number) => ({ title: 'A point', text: 'x'.repeat(length) })
const facts = ['For', 'Format', 'Subjects', 'How to join'].map((label) => ({ label, value: 'A few words' }))
const labels = (list: readonly { label: string }[]) => list.map(({ label }) => label)

test('long steps keep only how to join', () => {
  const { first, last } = shared(facts, [point(40)], [point(200), point(200)])
  expect(labels(first)).toEqual(['For', 'Format', 'Subjects'])
  expect(labels(last)).toEqual(['How to join'])
})

test('short steps take more of the facts, and the first stays with whom it is for', () => {
  const { first, last } = shared(facts, [point(200), point(200), point(200)], [point(30)])
  expect(labels(first)).toEqual(['For'])
  expect(labels(last)).toEqual(['Format', 'Subjects', 'How to join'])
})

test('panels of one length share them', () => {
  const { first, last } = shared(facts, [point(100)], [point(100)])
  expect([first.length, last.length]).toEqual([2, 2])
})

test('a single fact ends the steps', () => {
  expect(shared(facts.slice(0, 1), [point(40)], [point(40)]).last).toHaveLength(1)
})

test('questions have a panel only where there are several of them and no chapter', () => {
  expect([isOneSided([], [1, 2]), isOneSided([], [1]), isOneSided([1], [1, 2])]).toEqual([true, false, false])
})
