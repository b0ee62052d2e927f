import { expect, test } from 'vitest'
import { markdownRenderer } from '../markdown.ts'
import { withoutSourceCalls } from './structure.ts'

const render = await markdownRenderer(new Map([['name', 'A [^1] Group']]))

test('a number in brackets leads to its source', async () => {
  const { html } = await render('Forms.[^1] **Some[^12]** more.')
  expect(html).toContain(
    'Forms.<sup class="footnote-call"><a href="#source-1" aria-label="Source 1">1</a></sup> <strong>Some',
  )
  expect(html).toContain('href="#source-12" aria-label="Source 12">12</a>')
})

test('a footnote with a text of its own stays one', async () => {
  const { html } = await render('Oil.[^1]\n\n[^1]: Clean oil.')
  expect(html).not.toContain('#source-')
  expect(html).toContain('Clean oil.')
})

test('neither code nor the name of a company calls one', async () => {
  const { html } = await render('`[^1]` by {{name}}')
  expect(html).not.toContain('#source-')
})

test('only calls of sources that are there are taken out', () => {
  expect(withoutSourceCalls('a[^1] b[^2] c[^3] d[^0] e[^x]', 2)).toBe('a b c[^3] d[^0] e[^x]')
})
