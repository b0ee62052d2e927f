import { expect, test } from 'vitest'
import { company, pages } from '../browser/subjects.ts'
import { site } from '../support/built.ts'
import { all, hrefs, textOf } from './spec-page.ts'

/** What the specification says of all pages. */

test('every page stands between a header whose brand leads home and a footer', () => {
  for (const { address, root } of site.pages) {
    expect(hrefs(root, 'header a')[0], address).toBe('/')
    expect([all(root, 'header').length, all(root, 'body > footer').length], address).toEqual([1, 1])
  }
})

test('every page is public: none asks to sign in', () => {
  const forms = site.pages.filter(({ root }) => all(root, 'input[type=password]').length > 0)
  expect(forms.map(({ address }) => address)).toEqual([])
})

test('every page is made of files of this site alone', () => {
  const loading =
    'script[src], img[src], iframe, video, audio, source, embed, object, link:is([rel=stylesheet], [rel=preload], [rel=modulepreload], [rel=icon])'
  for (const { address, root } of site.pages) {
    const files = all(root, loading).map(({ attributes: { src, href, data } }) => src ?? href ?? data ?? '')
    expect(
      files.filter((file) => !/^\/(?!\/)/.test(file)),
      address,
    ).toEqual([])
  }
})

test('no page leads away but to social profiles, the founder, Trato and the sources of an article', () => {
  const own = [...company.social.map(({ href }) => href), company.tratoWebsite]
  for (const { address, root } of site.pages) {
    const page = pages.find((each) => each.address === address)
    const sources = page?.kind === 'article' ? page.sources.map(({ url }) => url) : []
    const away = all(root, 'a').filter((link) => /^\w+:\/\//.test(link.attributes['href'] ?? ''))
    const others = away.filter((link) => ![...own, ...sources].includes(link.attributes['href'] ?? ''))
    // The founder's two links stand on the page that shows the founder.
    const named = page?.kind === 'about' ? [/^Profile/, /^Blog/] : []
    expect(others.map(textOf), address).toEqual(named.map((name) => expect.stringMatching(name)))
  }
})
