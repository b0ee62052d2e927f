import { expect, test } from 'vitest'
import { redirectsOf } from '../src/site/redirects.ts'
import { samplePage } from '../tests/support/sample.ts'
import { netlifyRedirects, serveConfig } from './redirect-files.ts'

const redirects = redirectsOf([samplePage('/a', { aliases: ['/old', '/older'] }), samplePage('/b')])

test('every alias leads to its page', () => {
  expect(redirects).toEqual([
    { from: '/old', to: '/a' },
    { from: '/older', to: '/a' },
  ])
})

test('hosts learn them as permanent', () => {
  expect(netlifyRedirects(redirects)).toBe('/old /a 301\n/older /a 301\n')
  expect(JSON.parse(serveConfig(redirects)).redirects[0]).toEqual({ source: '/old', destination: '/a', type: 301 })
})
