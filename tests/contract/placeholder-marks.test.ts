import { type HTMLElement, parse, TextNode } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { marker } from '../../build/placeholder-marks/mark.ts'
import { hashesIn, hashOf } from '../../build/trim-pages/trim-page.ts'
import { readPlaceholders, standInsIn } from '../../src/model/launch/placeholders.ts'
import { site } from '../support/built.ts'

/** What npm start makes of each page that was built. */
const mark = marker(readPlaceholders('.'))
const read = (html: string) => parse(html, { blockTextElements: { script: true, style: true, noscript: true } })

/** Nobody sees these, or React draws them anew. */
const unseen = 'head, script, noscript, svg, textarea, select, astro-island'

function textsIn(element: HTMLElement): TextNode[] {
  return element.childNodes.flatMap((node) => (node instanceof TextNode ? [node] : textsIn(node as HTMLElement)))
}

describe.each(site.pages)('$address', ({ html }) => {
  const page = read(mark(html))
  const styles = page.querySelectorAll('head style').map(({ rawText }) => rawText)
  const linked = styles.join('\n').match(/^a:is\(.*?\]\)/gm) ?? []

  test('is built without marks', () => expect(html).not.toContain('data-placeholder'))

  test('has a mark at every placeholder that is seen', () => {
    const marked = ['[data-placeholder]', ...linked].join()
    const left = textsIn(page).filter(({ text, parentNode }) => {
      return standInsIn(text).length > 0 && !parentNode?.closest(unseen) && !parentNode?.closest(marked)
    })
    expect(left.map(({ text }) => text)).toEqual([])
    const led = page.querySelectorAll('a').filter((link) => {
      const href = link.getAttribute('href') ?? ''
      return /^(mailto:.|tel:|https:)/.test(href) && standInsIn(href.replace(/\?.*/, '')).length > 0
    })
    expect(led.filter((link) => !link.closest(marked)).map(String)).toEqual([])
  })

  test('says, links and lets through what it did, and the style of the marks', () => {
    const built = read(html)
    for (const part of ['body', 'head title'])
      expect(page.querySelector(part)?.text).toBe(built.querySelector(part)?.text)
    const hrefs = (root: HTMLElement) => root.querySelectorAll('[href]').map((link) => link.outerHTML.split('>')[0])
    expect(hrefs(page)).toEqual(hrefs(built))
    const policy = page.querySelector('meta[http-equiv=content-security-policy]')?.getAttribute('content') ?? ''
    expect(hashesIn(policy)).toEqual(expect.arrayContaining(styles.map(hashOf)))
  })
})
