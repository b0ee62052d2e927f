import { expect, test } from 'vitest'
import { headerPolicy } from './headers.ts'

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
