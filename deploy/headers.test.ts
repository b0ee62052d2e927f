import { expect, test } from 'vitest'
import { headerPolicy, headersOf, neededByPages } from './headers.ts'

test('the header names the scripts of pages, and lets nothing unsafe through', () => {
  const policy = headerPolicy(['sha256-one=', 'sha256-two='])
  expect(policy).toContain("script-src 'self' 'sha256-one=' 'sha256-two=';")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy.replace("style-src 'self' 'unsafe-inline'", '')).not.toContain('unsafe')
})

test('it lets nothing load that it does not name, and leaves it to pages to name their styles', () => {
  expect(headerPolicy([])).toMatch(/^default-src 'none'; .*; style-src 'self' 'unsafe-inline'; /)
})

test('scripts that differ from page to page are refused before a host cuts the line off', () => {
  const many = Array.from({ length: 40 }, (_, i) => `sha256-${'x'.repeat(43)}${i}=`)
  expect(() => headerPolicy(many)).toThrow(/Put those that differ from page to page into a file/)
})

test('pages name their typefaces, and nothing else does', () => {
  const needed = neededByPages(['/a.css', '/_astro/b.woff2'])
  expect(needed).toBe('</_astro/b.woff2>; rel=preload; as=font; crossorigin')
  const linkOf = (path: string, what = needed) => headersOf(path, {}, what)['Link']
  expect(['/', '/about', '/404.html', '/index.html'].map((path) => linkOf(path))).toEqual(Array(4).fill(needed))
  expect(['/about.md', '/icon.svg', '/_astro/b.woff2'].map((path) => linkOf(path))).toEqual(Array(3).fill(undefined))
  expect(linkOf('/', '')).toBeUndefined()
})
