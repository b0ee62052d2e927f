import { typeset } from '../../../src/lib/typeset.ts'
import type { Page } from '../../../src/model/page.ts'
import { isInPreparation } from '../../../src/model/status.ts'
import { bodyOf, copyOf, proseOf } from '../../../tools/content-report/copy.ts'
import { fillerIn } from '../../../tools/content-report/filler.ts'
import { sentencesOf, wordsIn } from '../../../tools/content-report/reading.ts'
import { medianGrade, type Row, reportOf } from '../../../tools/content-report/report.ts'
import type { BuiltSite } from '../../support/built-site.ts'
import { type Rules, unless } from './rule.ts'

const reports = new WeakMap<BuiltSite, Row[]>()

/** The report on a site, which several rules read, made once. */
function rowsOf(site: BuiltSite): Row[] {
  const htmlOf = new Map(site.pages.map(({ address, html }) => [address, html]))
  const rows = reports.get(site) ?? reportOf(site.content.pages, (address) => htmlOf.get(address) ?? '')
  reports.set(site, rows)
  return rows
}

const lengthFault = (address: string, words: number, min: number, max: number) =>
  unless(words >= min && words <= max, `${address}: ${words} words`)

/** The sentences of a page in one spelling; the heading of its last band is one, too, though it has no full stop. */
function spokenOn(page: Page): Set<string> {
  const closing = 'next' in page ? [page.next.heading] : []
  const sentences = [...proseOf(page).flatMap(sentencesOf), ...closing].filter((text) => wordsIn(text) >= 4)
  return new Set(sentences.map((sentence) => typeset(sentence).toLowerCase()))
}

/** How the site writes, and how its pages lead to each other. */
export const copyRules: Rules = {
  'every page that is not in preparation has 180 words or more': (site) => {
    const waiting = new Set(site.content.pages.filter(isInPreparation).map(({ address }) => address))
    const rows = rowsOf(site).filter(({ address }) => !waiting.has(address))
    return rows.flatMap(({ address, words }) => lengthFault(address, words, 180, Number.POSITIVE_INFINITY))
  },

  'every article has 500 to 900 words in its body': ({ content }) =>
    content.pages
      .filter(({ kind }) => kind === 'article')
      .flatMap((page) => lengthFault(page.address, wordsIn(bodyOf(page).join(' ')), 500, 900)),

  'every offering says what it is in 180 to 350 words, beside its name in menus, search results and the last band': ({
    content,
  }) =>
    content.pages
      .filter((page) => page.kind === 'offering' && !isInPreparation(page))
      .map((page) => ({ ...page, name: '', title: '', summary: '', next: undefined }) as unknown as Page)
      .flatMap((page) => lengthFault(page.address, wordsIn(copyOf(page).join(' ')), 180, 350)),

  'no two pages share a sentence': ({ content }) => {
    const first = new Map<string, string>()
    return content.pages.flatMap((page) =>
      [...spokenOn(page)].flatMap((sentence) => {
        const other = first.get(sentence)
        if (other) return [`${other} and ${page.address}: ${sentence}`]
        first.set(sentence, page.address)
        return []
      }),
    )
  },

  'no page has filler words, exclamation marks or em dashes': ({ content }) =>
    content.pages.flatMap((page) =>
      proseOf(page).flatMap((text) => fillerIn(text).map((word) => `${page.address}: "${word}" in: ${text}`)),
    ),

  'the median grade of offerings is 10 or less': (site) => {
    const grade = medianGrade(rowsOf(site))
    return unless(grade <= 10, `it is ${grade}`)
  },

  'every page is three clicks or fewer from home': (site) =>
    rowsOf(site).flatMap(({ address, clicks }) => unless(clicks <= 3, `${address}: ${clicks} clicks`)),

  'every page is linked from two other pages or more, but home, which the brand leads to': (site) =>
    rowsOf(site)
      .filter(({ address }) => address !== '/')
      .flatMap(({ address, linksIn }) => unless(linksIn >= 2, `${address}: linked from ${linksIn}`)),
}
