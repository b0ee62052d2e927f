import { expect, test } from 'vitest'
import { clicksFrom } from './reach.ts'

test('counts the clicks of the shortest way', () => {
  const links = new Map([
    ['/', ['/a', '/b']],
    ['/a', ['/b', '/c']],
    ['/b', ['/', '/d']],
    ['/d', ['/c', '/e']],
    ['/far', ['/']],
  ])
  expect(Object.fromEntries(clicksFrom('/', links))).toEqual({ '/': 0, '/a': 1, '/b': 1, '/c': 2, '/d': 2, '/e': 3 })
})
