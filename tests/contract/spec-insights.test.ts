import { describe, expect, test } from 'vitest'
import { longDate } from '../../src/lib/formats.ts'
import { readingTime } from '../../src/lib/prose.ts'
import { parentAddress } from '../../src/model/address.ts'
import { deskOf } from '../../src/site/article-views.ts'
import { nameAlone } from '../../src/site/distinct-names.ts'
import { company, pageFor, pages, tree } from '../browser/subjects.ts'
import { all, builtOf, hrefs, mainOf, one, region, textOf, texts } from './spec-page.ts'

const articles = pages
  .filter((page) => page.kind === 'article')
  .toSorted((a, b) => b.date.localeCompare(a.date) || a.address.localeCompare(b.address))
const below = (address: string) => articles.filter((article) => article.address.startsWith(`${address}/`))

describe.each(articles.map((article, i) => ({ ...article, i })))('$address', ({ i, ...article }) => {
  const main = mainOf(article.address)
  const hasSources = article.sources.length > 0

  test('has a headline with its desk, its day, the time it takes and its sources, and contents', () => {
    const head = one(main, '.hero')
    expect(texts(head, 'h1')).toEqual([article.heading])
    expect(texts(head, 'a')[0]).toBe(deskOf(tree, article))
    expect(hrefs(head)).toEqual([parentAddress(article.address), ...(hasSources ? ['#sources'] : [])])
    const days = [article.date, article.reviewed].flatMap((day) => day ?? [])
    expect(all(head, 'time').map((time) => [textOf(time), time.getAttribute('datetime')])).toEqual(
      days.map((day) => [longDate(day), day]),
    )
    expect(texts(head, 'span')).toContain(`${readingTime(article.body)} min read`)
    const contents = all(one(main, 'nav[aria-label=Contents]'), 'a')
    const parts = all(main, '.prose h2').map((part) => [textOf(part), `#${part.id}`])
    expect(contents.map((link) => [textOf(link), link.getAttribute('href')])).toEqual([
      ...parts,
      ...(hasSources ? [['Sources', '#sources']] : []),
    ])
  })

  test('has its sources, which notes lead to, and its neighbors by date', () => {
    const listed = all(main, 'section[aria-labelledby=sources] li')
    expect(listed.map((source) => [source.id, ...texts(source, 'p:first-child'), ...hrefs(source)])).toEqual(
      article.sources.map(({ by, url }, n) => [`source-${n + 1}`, by, ...(url ? [url] : [])]),
    )
    for (const call of hrefs(main, '.footnote-call a')) expect(listed.map(({ id }) => `#${id}`)).toContain(call)
    const more = all(one(main, 'nav[aria-label="More articles"]'), 'li')
    const neighbors = Object.entries({ Previous: articles[i + 1], Next: articles[i - 1] })
    expect(more.map((item) => [texts(item, 'p')[0], ...texts(item, 'a'), ...hrefs(item)])).toEqual(
      neighbors.flatMap(([label, article]) => (article ? [[label, article.heading, article.address]] : [])),
    )
  })

  test('can be passed on by e-mail, with its headline and the address that search engines know', () => {
    const canonical = company.site + article.address
    expect(one(builtOf(article.address), 'link[rel=canonical]').getAttribute('href')).toBe(canonical)
    const [link] = all(main, 'a').filter((link) => textOf(link) === 'Share by email')
    const href = link?.getAttribute('href') ?? ''
    // Mail programs take + for itself, so a blank has to be %20.
    expect(href).toMatch(/^mailto:\?[^+]+$/)
    expect(Object.fromEntries(new URL(href).searchParams)).toEqual({ subject: article.heading, body: canonical })
  })

  test('has no button that is dead without JavaScript', () => expect(all(main, 'button:not([hidden])')).toEqual([]))
})

test.each(pages.filter(({ kind }) => kind === 'category'))(
  '$address lists its articles, newest first',
  ({ address }) => {
    const list = all(region(mainOf(address), 'articles'), 'ul > li')
    expect(list.map((item) => [...texts(item, 'a'), ...hrefs(item), ...texts(item, 'time')])).toEqual(
      below(address).map((article) => [article.heading, article.address, longDate(article.date)]),
    )
  },
)

const shelves = pages.filter(({ kind }) => kind === 'shelf')

test.each(shelves)('$address has all articles below it by category, newest first, each with its day', ({ address }) => {
  const rows = all(region(mainOf(address), 'articles'), 'ul > li:has(h3)')
  const listed = rows.flatMap((row) => {
    const [category = ''] = hrefs(row, 'h3 a')
    expect(texts(row, 'h3')).toEqual([nameAlone(pageFor(category))])
    expect(hrefs(row, 'li a')).toEqual(below(category).map((article) => article.address))
    expect(texts(row, 'li time')).toEqual(below(category).map(({ date }) => longDate(date)))
    return hrefs(row, 'li a')
  })
  expect(listed.toSorted()).toEqual(
    below(address)
      .map((article) => article.address)
      .toSorted(),
  )
})

test('the insights lead with a report, and have the newest articles of each shelf with their section', () => {
  const main = mainOf('/insights')
  const [lead = ''] = hrefs(region(main, 'lead'))
  expect(pageFor(parentAddress(lead))).toMatchObject({ kind: 'category', leads: true })
  const rows = all(region(main, 'families'), 'ul > li:has(h3)')
  for (const { address } of shelves) {
    const row = rows.filter((one) => hrefs(one, 'h3 a')[0] === address)
    const newest = below(address).slice(0, 5)
    expect(row.flatMap((one) => hrefs(one, 'li:has(time) a'))).toEqual(newest.map((article) => article.address))
  }
})
