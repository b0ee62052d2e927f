import { describe, expect, test } from 'vitest'
import { builtPages, content } from '../support/built.ts'

const forbidden = /\bundefined\b|\bnull\b|\bNaN\b|\[object Object\]|\blorem\b|\bTODO\b|\{\{|\}\}/

describe.each(builtPages)('$address', ({ address, root }) => {
  const text = (selector: string) => root.querySelectorAll(selector).map((element) => element.text.trim())
  const attribute = (selector: string, name: string) => root.querySelector(selector)?.getAttribute(name)
  const description = attribute('meta[name=description]', 'content') ?? ''
  const [title = ''] = text('head > title')

  test('has one main heading and says its language', () => {
    expect(text('h1')).toHaveLength(1)
    expect(text('h1')[0]).not.toBe('')
    expect(attribute('html', 'lang')).toBe('en')
  })

  test('has no gap in its heading levels', () => {
    const levels = root.querySelectorAll('h1, h2, h3, h4').map(({ tagName }) => Number(tagName.slice(1)))
    const inMain = levels.slice(levels.indexOf(1))
    inMain.reduce((above, level) => {
      expect(level - above).toBeLessThanOrEqual(1)
      return level
    })
  })

  test('has a title and a description within their limits', () => {
    expect(title.length).toBeGreaterThanOrEqual(10)
    expect(title.length).toBeLessThanOrEqual(60)
    expect(description.length).toBeGreaterThanOrEqual(70)
    expect(description.length).toBeLessThanOrEqual(155)
  })

  test('has the landmarks, once each, and names its navigations apart', () => {
    for (const landmark of ['header', 'body > main#main', 'body > footer'])
      expect(root.querySelectorAll(landmark), landmark).toHaveLength(1)
    const names = root.querySelectorAll('nav').map((nav) => nav.getAttribute('aria-label'))
    expect(names).not.toContain(undefined)
    expect(new Set(names).size).toBe(names.length)
  })

  test('has its canonical address, or none where it has no address', () => {
    const expected = address === '/404' ? undefined : content.company.site + address
    expect(attribute('link[rel=canonical]', 'href')).toBe(expected)
  })

  test('says nothing that only a program would say', () => {
    const readable = root
      .querySelectorAll('body *')
      .flatMap((element) =>
        ['aria-label', 'title', 'alt', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
      )
    expect([...text('head > title'), description, ...text('body'), ...readable].join('\n')).not.toMatch(forbidden)
  })

  test('has a picture and no inline style', () => {
    expect(root.querySelectorAll('main svg').length).toBeGreaterThan(0)
    expect(root.querySelectorAll('[style]')).toEqual([])
  })

  test('has a content security policy without unsafe-inline', () => {
    const policy = attribute('meta[http-equiv=content-security-policy]', 'content')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("style-src 'self' 'sha256-")
    expect(policy).not.toContain('unsafe')
  })
})

describe('across all pages', () => {
  const all = (selector: string, read: (page: (typeof builtPages)[number]) => string | undefined) =>
    builtPages.map((page) => `${selector}: ${read(page)}`)

  test.each([
    ['title', all('title', ({ root }) => root.querySelector('head > title')?.text)],
    [
      'description',
      all('description', ({ root }) => root.querySelector('meta[name=description]')?.getAttribute('content')),
    ],
    [
      'heading and its eyebrow',
      all('h1', ({ root }) => root.querySelector('main')?.querySelector('h1')?.parentNode?.text),
    ],
    ['picture', all('svg', ({ root }) => root.querySelector('main svg[viewBox^="0 0 560"]')?.outerHTML)],
  ])('no two share a %s', (_what, values) => expect(new Set(values).size).toBe(values.length))

  test('those in preparation, and the one for unknown addresses, stay out of search engines', () => {
    const hidden = builtPages.filter(({ root }) => root.querySelector('meta[name=robots][content=noindex]'))
    const expected = content.pages.filter((page) => page.kind === 'offering' && page.status === 'in-preparation')
    expect(hidden.map(({ address }) => address)).toEqual([...expected.map(({ address }) => address), '/404'])
  })
})
