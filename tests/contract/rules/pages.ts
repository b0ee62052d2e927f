import type { HTMLElement } from 'node-html-parser'
import { isIndexed } from '../../../src/model/status.ts'
import type { BuiltPage } from '../../support/built-site.ts'
import { everyPage, type Rule, type Rules, repeated, unless } from './rule.ts'

const texts = (root: HTMLElement, selector: string) => root.querySelectorAll(selector).map(({ text }) => text.trim())
const attribute = (root: HTMLElement, selector: string, name: string) =>
  root.querySelector(selector)?.getAttribute(name)
const titleOf = (root: HTMLElement) => texts(root, 'head > title')[0] ?? ''
const descriptionOf = (root: HTMLElement) => attribute(root, 'meta[name=description]', 'content') ?? ''

/** A page's own figure is its picture; where it has none, its drawn field is. A desk's is the whole of its proof. */
const pictureOf = (root: HTMLElement) =>
  root.querySelector('main .desk-proof') ??
  root.querySelector('main svg[viewBox="0 0 384 192"]') ??
  root.querySelector('main figure')

const programmatic = /\bundefined\b|\bnull\b|\bNaN\b|\[object Object\]|\blorem\b|\bTODO\b|\{\{|\}\}/

function within(what: string, text: string, min: number, max: number): string[] {
  return unless(
    text.length >= min && text.length <= max,
    `its ${what} has ${text.length} characters, not ${min} to ${max}`,
  )
}

/** No two pages may give the same answer. */
function unique(read: (page: BuiltPage) => string | undefined): Rule {
  return ({ pages }) => {
    const again = new Set(repeated(pages.map(read)))
    return pages.filter((page) => again.has(read(page))).map((page) => `${page.address}: ${read(page)?.slice(0, 80)}`)
  }
}

/** What holds for every page by itself, and for all of them together. */
export const pageRules: Rules = {
  'every page has one main heading and says its language': everyPage(({ root }) => {
    const headings = texts(root, 'h1')
    return [
      ...unless(headings.length === 1 && headings[0] !== '', `has ${headings.length} main headings, or an empty one`),
      ...unless(attribute(root, 'html', 'lang') === 'en', 'does not say its language'),
    ]
  }),

  'no page has a gap in its heading levels': everyPage(({ root }) => {
    const levels = root.querySelectorAll('h1, h2, h3, h4').map(({ tagName }) => Number(tagName.slice(1)))
    const inMain = levels.slice(levels.indexOf(1))
    return inMain.flatMap((level, i) =>
      unless(level - (inMain[i - 1] ?? level) <= 1, `heading ${i + 1} jumps to level ${level}`),
    )
  }),

  // Who speaks to the page says what is written; five times the same word, or one the link does not know, hits nothing.
  'a card that is a link has no words that are not for those who listen': everyPage(({ root }) =>
    root
      .querySelectorAll('a.cover')
      .flatMap((link) => link.closest('li, article')?.querySelectorAll('[aria-hidden=true]') ?? [])
      .flatMap(({ text }) => unless(!/\p{L}/u.test(text), `"${text.trim()}" cannot be said to its card`)),
  ),

  'titles and descriptions are within their limits': everyPage(({ root }) => [
    ...within('title', titleOf(root), 10, 60),
    ...within('description', descriptionOf(root), 70, 155),
  ]),

  'every page has the landmarks, once each, and names its navigations apart': everyPage(({ root }) => {
    const landmarks = ['header', 'body > main#main', 'body > footer']
    const names = root.querySelectorAll('nav').map((nav) => nav.getAttribute('aria-label'))
    return [
      ...landmarks.flatMap((landmark) =>
        unless(root.querySelectorAll(landmark).length === 1, `has no ${landmark}, or several`),
      ),
      ...unless(!names.includes(undefined), 'has a navigation without a name'),
      ...repeated(names).map((name) => `has two navigations named ${name}`),
    ]
  }),

  'every page has its canonical address, or none where it has no address': everyPage(
    ({ address, root }, { content }) => {
      const expected = ['/404', '/search'].includes(address) ? undefined : content.company.site + address
      const found = attribute(root, 'link[rel=canonical]', 'href')
      return unless(found === expected, `has the canonical address ${found}`)
    },
  ),

  'no page says what only a program would say': everyPage(({ root, address }, { content }) => {
    const labels = root
      .querySelectorAll('body *')
      .flatMap((element) => ['aria-label', 'title', 'alt', 'placeholder'].map((name) => element.getAttribute(name)))
    // Block by block: in the plain text, the last word of one would run into the first of the next.
    const body = root.querySelector('body')?.structuredText
    const said = [titleOf(root), descriptionOf(root), body, ...labels].join('\n')
    // A word of a sentence that somebody wrote, such as a contract that is null and void, is no slip of a template.
    const written = content.pages.find((page) => page.address === address)?.markdown ?? ''
    return (said.match(programmatic) ?? []).filter((word) => !written.includes(word)).map((word) => `says "${word}"`)
  }),

  'no page has an inline style': everyPage(({ root }) => [
    ...root.querySelectorAll('[style]').map((element) => `has an inline style: ${element.outerHTML.slice(0, 80)}`),
  ]),

  'every page has a content security policy without unsafe-inline': everyPage(({ root }) => {
    const policy = attribute(root, 'meta[http-equiv=content-security-policy]', 'content') ?? ''
    return [
      ...unless(policy.includes("default-src 'none'"), 'lets anything load by default'),
      ...unless(policy.includes("style-src 'self' 'sha256-"), 'names no styles in its policy'),
      ...unless(!policy.includes('unsafe'), 'has an unsafe policy'),
      ...unless(
        root.querySelector('head > meta[charset]:first-child + meta[http-equiv=content-security-policy]') !== null,
        'has something before its policy',
      ),
    ]
  }),

  // So the browser tests need to look at it on one page only.
  'the menu is the same on every page, but for where the visitor is': ({ pages }) => {
    const menuOf = ({ root }: BuiltPage) =>
      root.querySelector('#menu')?.outerHTML.replaceAll(/ aria-current="?\w+"?/g, '') ?? ''
    const [first, ...others] = pages
    const usual = first && menuOf(first)
    return [
      ...unless(usual !== '', 'no page has a menu'),
      ...others.filter((page) => menuOf(page) !== usual).map(({ address }) => `${address}: has another menu`),
    ]
  },

  'no two pages share a title': unique(({ root }) => titleOf(root)),
  // Those in preparation say the same on purpose, and no search engine reads them.
  'no two pages share a description': unique(({ root, address }) =>
    root.querySelector('meta[name=robots][content=noindex]') ? address : descriptionOf(root),
  ),
  'no two pages share a heading and its eyebrow': unique(({ root }) => root.querySelector('main h1')?.parentNode?.text),
  // That of a division is its strands: the figure below them may be one of its families', as that shows it.
  'no two pages share a picture': unique(
    ({ root, address }) => (root.querySelector('.division-head > .strands') ?? pictureOf(root))?.outerHTML ?? address,
  ),

  'those in preparation, closed positions, the search and the page for unknown addresses, stay out of search engines':
    ({ pages, content }) => {
      const hidden = new Set([
        ...content.pages.filter((page) => !isIndexed(page)).map(({ address }) => address),
        '/search',
        '/404',
      ])
      return pages.flatMap(({ address, root }) => {
        const isHidden = root.querySelector('meta[name=robots][content=noindex]') !== null
        return unless(isHidden === hidden.has(address), `${address}: ${isHidden ? 'is hidden' : 'is shown'}`)
      })
    },
}
