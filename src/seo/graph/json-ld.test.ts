import { expect, test } from 'vitest'
import { jsonLd } from './json-ld.ts'

test.each([
  ['the end of a script', '</script><script>alert(1)</script>'],
  ['a comment', '<!-- <script>'],
  ['quotes', '"Tom\'s" \\ “Ann”'],
  ['an emoji and a line separator', '🪁 \u2028'],
])('%s in a title stays a text', (_case, name) => {
  const written = jsonLd({ '@context': 'https://schema.org', '@graph': [{ '@type': 'Thing', name }] })
  expect(written).not.toContain('<')
  expect(JSON.parse(written)['@graph'][0].name).toBe(name)
})
