import { describe, expect, test } from 'vitest'
import { searchIn } from '../../src/search/engine.ts'
import { unpack } from '../../src/search/packed.ts'
import { indexOf } from '../search/of-content.ts'
import { measure } from '../search/quality.ts'
import { site } from '../support/built.ts'

const search = searchIn(unpack(indexOf(site.content)))

test('85 in 100 questions as visitors ask them have their page among the first three', () => {
  const { firstThree, missed } = measure('asked', search, site.content)
  expect(firstThree, missed.join('; ')).toBeGreaterThanOrEqual(0.85)
})

// A page that was taken off the site takes its queries along, which is no fault: npm run bench:search names them.
describe.each(['open', 'held'] as const)('of the %s queries in tests/search/queries.yaml', (set) => {
  const { tried, first, firstThree, missed } = measure(set, search, site.content)
  const cure = `Add the words to content/search.yaml, or correct the pairs: ${missed.join('; ')}`
  test('95 in 100 have their page among the first three', () => expect(firstThree, cure).toBeGreaterThanOrEqual(0.95))
  test('80 in 100 have it first', () => expect(first, 'npm run bench:search says more').toBeGreaterThanOrEqual(0.8))
  test('enough are left to say so', () => expect(tried).toBeGreaterThanOrEqual(set === 'open' ? 40 : 20))
})
