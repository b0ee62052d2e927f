import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { silent } from '../../../build/markdown-twin.ts'
import { isIndexed } from '../../../src/model/status.ts'
import { twinAddress } from '../../../src/seo/addresses.ts'
import { everyPage, type Rules, unless } from './rule.ts'

/** Letters and digits alone: what a text says, however it is marked up. */
const bare = (text: string) => text.replaceAll(/[^\p{L}\p{N}]+/gu, '')

/** Pages as plain text, for assistants. */
export const twinRules: Rules = {
  'every Markdown twin has the headings of its page, in order and at their levels, and all of its text': everyPage(
    ({ address, html }, { dist }) => {
      const file = join(dist, twinAddress(address))
      if (['/404', '/search'].includes(address)) return unless(!existsSync(file), 'has a twin')
      const twin = readFileSync(file, 'utf8')
      const main = parse(html).querySelector('main')
      for (const element of main?.querySelectorAll(silent) ?? []) element.remove()
      const headings = main?.querySelectorAll('h1, h2, h3, h4').map(({ tagName, text }) => `${tagName[1]}${bare(text)}`)
      // Its own headings, without the addresses that some of them lead to.
      const marked = [...twin.matchAll(/^(#+) (.*)$/gm)].map(
        ([, marks = '', text = '']) => marks.length + bare(text.replace(/^\[(.*)\]\(\S*\)$/, '$1')),
      )
      const words = bare(twin.replaceAll(/\]\([^)\s]*\)/g, ']'))
      const texts = main?.querySelectorAll('p, li, dt, dd, td, th, figcaption, summary') ?? []
      const missing = texts.filter(
        (element) =>
          element.querySelector('p, li, h2, h3, h4, div, span') === null && !words.includes(bare(element.text)),
      )
      return [
        ...unless(JSON.stringify(marked) === JSON.stringify(headings), `has the headings ${marked}, not ${headings}`),
        ...unless(texts.length > 1, 'was compared with nothing'),
        ...missing.map(({ text }) => `does not say "${text}"`),
      ]
    },
  ),

  'llms.txt lists the twin of every page that search engines may show, and names no two alike': ({ dist, content }) => {
    const text = readFileSync(join(dist, 'llms.txt'), 'utf8')
    const listed = [...text.matchAll(/^- \[(.*)\]\((.*)\): \S/gm)]
    const expected = content.pages.filter(isIndexed).map(({ address }) => content.company.site + twinAddress(address))
    const found = listed.map(([, , url]) => url)
    const names = listed.map(([, name]) => name)
    return [
      ...unless(text.startsWith(`# ${content.company.name}\n\n> `), 'does not begin with the name and a line'),
      ...expected.filter((url) => !found.includes(url)).map((url) => `${url}: is not listed`),
      ...unless(found.length === expected.length, `lists ${found.length}, not ${expected.length}`),
      ...names.filter((name, i) => names.indexOf(name) !== i).map((name) => `${name}: names two pages`),
    ]
  },
}
