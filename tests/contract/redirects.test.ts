import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { redirectsOf } from '../../src/site/redirects.ts'
import { addresses, content, dist, fileOf } from '../support/built.ts'

const redirects = redirectsOf(content.pages)

describe.each(redirects)('$from', ({ from, to }) => {
  test('has a page for hosts that cannot redirect', () => {
    const root = parse(readFileSync(fileOf(from), 'utf8'))
    expect(root.querySelector('meta[http-equiv=refresh]')?.getAttribute('content')).toBe(`0;url=${to}`)
    expect(root.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(content.company.site + to)
    expect(root.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
    expect(root.querySelector('a')?.getAttribute('href')).toBe(to)
  })

  test('leads to a page in one hop', () => expect(addresses).toContain(to))
})

test('every host file lists all of them', () => {
  const listed = readFileSync(join(dist, '_redirects'), 'utf8').trim().split('\n')
  expect(listed).toHaveLength(redirects.length)
  const served = JSON.parse(readFileSync(join(dist, 'serve.json'), 'utf8')).redirects
  expect(served).toHaveLength(redirects.length)
})

test('the sitemap lists every page that search engines may show, and no other', () => {
  const listed = [...readFileSync(join(dist, 'sitemap.xml'), 'utf8').matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, url]) => url,
  )
  const expected = content.pages.filter((page) => !(page.kind === 'offering' && page.status === 'in-preparation'))
  expect(listed.sort()).toEqual(expected.map(({ address }) => content.company.site + address).sort())
  expect(readFileSync(join(dist, 'robots.txt'), 'utf8')).toContain(`Sitemap: ${content.company.site}/sitemap.xml`)
})
