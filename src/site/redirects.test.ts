import { expect, test } from 'vitest'
import { samplePage } from '../../tests/support/sample.ts'
import { redirectsOf } from './redirects.ts'

test('every alias leads to its page', () => {
  expect(redirectsOf([samplePage('/a', { aliases: ['/old', '/older'] }), samplePage('/b')])).toEqual([
    { from: '/old', to: '/a' },
    { from: '/older', to: '/a' },
  ])
})
