import { expect, test } from 'vitest'
import { typeset } from '../../src/lib/typeset.ts'
import { fillerIn } from '../../src/model/copy/filler.ts'
import { medianGrade } from '../../src/model/copy/median-grade.ts'
import { sentencesOf, wordsIn } from '../../src/model/copy/reading.ts'
import { bodyOf, copyOf, proseOf } from '../../src/model/copy/texts.ts'
import type { Page } from '../../src/model/page.ts'
import { isInPreparation } from '../../src/model/status.ts'
import { reportOf } from '../../tools/content-report/report.ts'
import { builtPages, content } from '../support/built.ts'

const { pages } = content
const htmlOf = new Map(builtPages.map(({ address, html }) => [address, html]))
const rows = reportOf(pages, (address) => htmlOf.get(address) ?? '')

test('every page that is not in preparation has 180 words or more', () => {
  const waiting = new Set(pages.filter(isInPreparation).map(({ address }) => address))
  const short = rows.filter(({ address, words }) => words < 180 && !waiting.has(address))
  expect(short.map(({ address, words }) => `${address}: ${words} words`)).toEqual([])
})

test('every article has 500 to 900 words in its body', () => {
  const lengths = pages
    .filter(({ kind }) => kind === 'article')
    .map((page) => ({ address: page.address, words: wordsIn(bodyOf(page).join(' ')) }))
  const wrong = lengths.filter(({ words }) => words < 500 || words > 900)
  expect(wrong.map(({ address, words }) => `${address}: ${words} words`)).toEqual([])
})

test('every offering says what it is in 180 to 350 words, beside its name in menus, search results and the last band', () => {
  const lengths = pages
    .filter((page) => page.kind === 'offering' && !isInPreparation(page))
    .map((page) => ({ ...page, name: '', title: '', summary: '', next: undefined }))
    .map((page) => ({ address: page.address, words: wordsIn(copyOf(page as unknown as Page).join(' ')) }))
  const wrong = lengths.filter(({ words }) => words < 180 || words > 350)
  expect(wrong.map(({ address, words }) => `${address}: ${words} words`)).toEqual([])
})

/** The sentences of a page in one spelling; the heading of its last band is one, too, though it has no full stop. */
function spokenOn(page: Page): Set<string> {
  const closing = 'next' in page ? [page.next.heading] : []
  const sentences = [...proseOf(page).flatMap(sentencesOf), ...closing].filter((text) => wordsIn(text) >= 4)
  return new Set(sentences.map((sentence) => typeset(sentence).toLowerCase()))
}

test('no two pages share a sentence', () => {
  const first = new Map<string, string>()
  const shared = pages.flatMap((page) =>
    [...spokenOn(page)].flatMap((sentence) => {
      const other = first.get(sentence)
      if (other) return [`${other} and ${page.address}: ${sentence}`]
      first.set(sentence, page.address)
      return []
    }),
  )
  expect(shared).toEqual([])
})

test('no page has filler words, exclamation marks or em dashes', () => {
  const found = pages.flatMap((page) =>
    proseOf(page).flatMap((text) => fillerIn(text).map((word) => `${page.address}: "${word}" in: ${text}`)),
  )
  expect(found).toEqual([])
})

test('the median grade of offerings is 10 or less', () => expect(medianGrade(rows)).toBeLessThanOrEqual(10))

test('every page is three clicks or fewer from home', () => {
  const far = rows.filter(({ clicks }) => clicks > 3)
  expect(far.map(({ address, clicks }) => `${address}: ${clicks} clicks`)).toEqual([])
})

test('every page is linked from two other pages or more, but home, which the brand leads to', () => {
  const lonely = rows.filter(({ address, linksIn }) => linksIn < 2 && address !== '/')
  expect(lonely.map(({ address, linksIn }) => `${address}: linked from ${linksIn}`)).toEqual([])
})
