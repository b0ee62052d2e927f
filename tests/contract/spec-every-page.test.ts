import { expect, test } from 'vitest'
import { isInPreparation } from '../../src/model/status.ts'
import { company, pageFor, pages } from '../browser/subjects.ts'
import { site } from '../support/built.ts'
import { all, hrefs, mainOf, textOf, texts } from './spec-page.ts'

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
  for (const { address, root } of site.pages) {
    const loaded = [
      ...all(root, 'script[src], img[src], iframe, video, audio, source, embed, object'),
      ...all(root, 'link[rel=stylesheet], link[rel=preload], link[rel=modulepreload], link[rel=icon]'),
    ].map((part) => part.getAttribute('src') ?? part.getAttribute('href') ?? part.getAttribute('data') ?? '')
    expect(
      loaded.filter((file) => !/^\/(?!\/)/.test(file)),
      address,
    ).toEqual([])
  }
})

test('every page has a title and a description, and none of them is the text undefined', () => {
  for (const { address, root } of site.pages) {
    const said = [
      texts(root, 'head > title'),
      all(root, 'meta[name=description]').map((meta) => meta.attributes['content']),
    ]
    for (const text of said.flat()) expect(text, address).toMatch(/\w/)
    expect(said.flat(), address).toHaveLength(2)
    expect([...said.flat(), textOf(root)].join(' '), address).not.toContain('undefined')
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

test('the eleven apps from Sambbi to Sprinkle have a title and a description, and no other page is in preparation', () => {
  const apps = 'sambbi tienda mgt onwheels troppa deneflitz mercanti ressi roomaid flytrap sprinkle'
    .split(' ')
    .map((app) => pageFor(`/software/darden/${app}`))
  expect(new Set(apps).size).toBe(11)
  for (const { address, name } of apps) {
    expect(texts(mainOf(address), 'h1')).toEqual([name])
    expect(texts(mainOf(address), 'h1 ~ p, h1 + * p').join(' '), address).toMatch(/\w/)
  }
  expect(pages.filter(isInPreparation).filter((page) => !apps.includes(page))).toEqual([])
})
