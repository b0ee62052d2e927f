import { describe, expect, test } from 'vitest'
import { longDate } from '../../src/lib/date.ts'
import { readingTime } from '../../src/lib/reading-time.ts'
import { parentAddress } from '../../src/model/address.ts'
import { company, pageFor, pages } from '../browser/subjects.ts'
import { all, builtOf, hrefs, mainOf, one, region, regions, textOf, texts } from './spec-page.ts'

const articles = pages
  .filter((page) => page.kind === 'article')
  .toSorted((a, b) => b.date.localeCompare(a.date) || a.address.localeCompare(b.address))
const categoryOf = ({ address }: { address: string }) => pageFor(parentAddress(address))

describe.each(articles.map((article, i) => ({ ...article, i })))('$address', ({ i, ...article }) => {
  const main = mainOf(article.address)

  test('has a headline with its category, its day and the time it takes, and contents', () => {
    expect(texts(main, 'h1')).toEqual([article.heading])
    const head = one(main, '.hero')
    expect(texts(head, 'a')).toEqual([categoryOf(article).name])
    expect(hrefs(head)).toEqual([parentAddress(article.address)])
    expect(texts(head, 'time')).toEqual([longDate(article.date)])
    expect(one(head, 'time').getAttribute('datetime')).toBe(article.date)
    expect(texts(head, 'span')).toContain(`${readingTime(article.body)} min read`)

    const contents = one(main, 'nav[aria-label=Contents]')
    expect(hrefs(contents).length).toBeGreaterThan(0)
    expect(texts(contents, 'a')).toEqual(texts(main, '.prose h2'))
    expect(hrefs(contents)).toEqual(all(main, '.prose h2').map(({ id }) => `#${id}`))
  })

  test('has a figure, its sources, related pages and its neighbors by date', () => {
    const figure = one(main, 'figure')
    expect(texts(figure, 'li')).toEqual(article.figure.marks.map(({ title, text }) => `${title}${text}`))
    expect(texts(figure, 'figcaption')).toEqual([article.figure.caption])
    if (article.figure.shape === 'spectrum')
      for (const end of article.figure.ends) expect(texts(figure, 'p, span')).toContain(end)
    const sources = regions(main, 'Sources')
    expect(sources.flatMap((section) => texts(section, 'li'))).toEqual(article.sources)
    expect(sources).toHaveLength(article.sources.length > 0 ? 1 : 0)

    expect(hrefs(region(main, 'Related reading'))).toEqual(article.related)
    const more = all(one(main, 'nav[aria-label="More articles"]'), 'li')
    for (const [label, neighbor] of [
      ['Previous', articles[i + 1]],
      ['Next', articles[i - 1]],
    ] as const) {
      const found = more.filter((item) => texts(item, 'p')[0] === label)
      expect(found.flatMap((item) => hrefs(item))).toEqual(neighbor ? [neighbor.address] : [])
      expect(found.flatMap((item) => texts(item, 'a'))).toEqual(neighbor ? [neighbor.heading] : [])
    }
  })

  test('can be passed on by e-mail, with its headline and the address that search engines know', () => {
    const canonical = company.site + article.address
    expect(one(builtOf(article.address), 'link[rel=canonical]').getAttribute('href')).toBe(canonical)
    const href =
      all(main, 'a')
        .find((link) => textOf(link) === 'Share by e-mail')
        ?.getAttribute('href') ?? ''
    // Mail programs take + for itself, so a blank has to be %20.
    expect(href).toMatch(/^mailto:\?[^+]+$/)
    expect(Object.fromEntries(new URL(href).searchParams)).toEqual({ subject: article.heading, body: canonical })
  })

  test('has no button that is dead without JavaScript', () => expect(all(main, 'button:not([hidden])')).toEqual([]))
})

const categories = pages.filter(({ kind }) => kind === 'category')

test.each(categories)('$address lists its articles, newest first', ({ address }) => {
  const own = articles.filter((article) => parentAddress(article.address) === address)
  const list = regions(mainOf(address), 'Articles')
  expect(list).toHaveLength(own.length > 0 ? 1 : 0)
  for (const section of list) {
    expect(texts(section, 'li h3')).toEqual(own.map(({ heading }) => heading))
    expect(hrefs(section, 'li a')).toEqual(own.map((article) => article.address))
    expect(texts(section, 'li time')).toEqual(own.map(({ date }) => longDate(date)))
    expect(texts(section, 'li p:last-child')).toEqual(own.map(({ summary }) => summary))
  }
})

const shelves = pages.filter(
  (page) =>
    (page.kind === 'division' || page.kind === 'family') &&
    articles.some(({ address }) => address.startsWith(`${page.address}/`)),
)

test.each(shelves)('$address lists all articles below it, newest first, each with its category', ({ address }) => {
  const below = articles.filter((article) => article.address.startsWith(`${address}/`))
  const latest = region(mainOf(address), 'Latest')
  expect(hrefs(latest, 'li a')).toEqual(below.map((article) => article.address))
  expect(texts(latest, 'li h3')).toEqual(below.map(({ heading }) => heading))
  expect(texts(latest, 'li p:first-child > span:first-child')).toEqual(below.map((one) => categoryOf(one).name))
  expect(texts(latest, 'li time')).toEqual(below.map(({ date }) => longDate(date)))
})

test('the insights are such a shelf', () => {
  expect(shelves.map(({ address }) => address)).toContain(pageFor('/insights').address)
})
