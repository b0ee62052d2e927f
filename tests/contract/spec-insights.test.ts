import { describe, expect, test } from 'vitest'
import { longDate } from '../../src/lib/formats.ts'
import { readingTime } from '../../src/lib/prose.ts'
import { parentAddress } from '../../src/model/address.ts'
import { deskOf as deskIn } from '../../src/site/article-views.ts'
import { nameAlone } from '../../src/site/distinct-names.ts'
import { company, pageFor, pages, pick, tree } from '../browser/subjects.ts'
import { all, builtOf, hrefs, items, mainOf, one, region, regions, textOf, texts } from './spec-page.ts'

const articles = pages
  .filter((page) => page.kind === 'article')
  .toSorted((a, b) => b.date.localeCompare(a.date) || a.address.localeCompare(b.address))

const deskOf = (article: (typeof articles)[number]) => deskIn(tree, article)

describe.each(articles.map((article, i) => ({ ...article, i })))('$address', ({ i, ...article }) => {
  const main = mainOf(article.address)

  test('has a headline with its desk, its day, the time it takes and its sources, and contents', () => {
    expect(texts(main, 'h1')).toEqual([article.heading])
    const head = one(main, '.hero')
    const sources = article.sources.length > 0 ? ['#sources'] : []
    expect(texts(head, 'a')[0]).toBe(deskOf(article))
    expect(hrefs(head)).toEqual([parentAddress(article.address), ...sources])
    const days = [article.date, article.reviewed].flatMap((day) => day ?? [])
    expect(texts(head, 'time')).toEqual(days.map(longDate))
    expect(all(head, 'time').map((time) => time.getAttribute('datetime'))).toEqual(days)
    expect(texts(head, 'span')).toContain(`${readingTime(article.body)} min read`)

    const contents = one(main, 'nav[aria-label=Contents]')
    expect(hrefs(contents).length).toBeGreaterThan(0)
    expect(texts(contents, 'a')).toEqual([...texts(main, '.prose h2'), ...(sources.length > 0 ? ['Sources'] : [])])
    expect(hrefs(contents)).toEqual([...all(main, '.prose h2').map(({ id }) => `#${id}`), ...sources])
  })

  test('has a figure, its sources, related pages and its neighbors by date', () => {
    const figure = one(main, 'figure')
    expect(texts(figure, 'h2')).toEqual([article.figure.heading])
    if (article.figure.draws === 'chain')
      expect(texts(figure, 'li h3')).toEqual(article.figure.links?.map(({ title }) => title))
    const sources = regions(main, 'Sources')
    const listed = sources.flatMap((section) => all(section, 'li'))
    expect(listed.map(({ id }) => id)).toEqual(article.sources.map((_, n) => `source-${n + 1}`))
    for (const [n, { by, title, url }] of article.sources.entries()) {
      expect(texts(pick('source', listed[n]), 'p:first-child')).toEqual([by])
      expect(textOf(pick('source', listed[n]))).toContain(title)
      expect(hrefs(pick('source', listed[n]))).toEqual(url ? [url] : [])
    }
    for (const call of hrefs(main, '.footnote-call a')) expect(listed.map(({ id }) => `#${id}`)).toContain(call)
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
        .find((link) => textOf(link) === 'Share by email')
        ?.getAttribute('href') ?? ''
    // Mail programs take + for itself, so a blank has to be %20.
    expect(href).toMatch(/^mailto:\?[^+]+$/)
    expect(Object.fromEntries(new URL(href).searchParams)).toEqual({ subject: article.heading, body: canonical })
  })

  test('has no button that is dead without JavaScript', () => expect(all(main, 'button:not([hidden])')).toEqual([]))
})

const categories = pages.filter((page) => page.kind === 'category')

test.each(categories)(
  '$address lists its articles, newest first, with what it covers and what it is asked',
  (category) => {
    const main = mainOf(category.address)
    const own = articles.filter((article) => parentAddress(article.address) === category.address)
    const list = region(main, 'Articles')
    expect(texts(list, 'li a')).toEqual(own.map(({ heading }) => heading))
    expect(hrefs(list, 'li a')).toEqual(own.map(({ address }) => address))
    expect(texts(list, 'li time')).toEqual(own.map(({ date }) => longDate(date)))
    const covered = items(region(main, 'What it covers')).map((point) => [
      textOf(one(point, 'h3')),
      textOf(one(point, 'p')),
    ])
    expect(covered).toEqual(category.covers.map(({ title, text }) => [title, text]))
    const asked = region(main, 'Questions')
    expect(texts(asked, 'summary')).toEqual(category.questions.map(({ question }) => question))
    expect(texts(asked, 'summary + p')).toEqual(category.questions.map(({ answer }) => answer))
  },
)

const shelves = pages.filter((page) => page.kind === 'shelf')

test.each(shelves)('$address has all articles below it by category, newest first, each with its day', ({ address }) => {
  const below = articles.filter((article) => article.address.startsWith(`${address}/`))
  const rows = 'section[aria-labelledby=articles] ul > li:has(h3)'
  const listed = all(mainOf(address), rows).flatMap((row) => {
    const [category = ''] = hrefs(row, 'h3 a')
    const own = below.filter((article) => parentAddress(article.address) === category)
    expect(texts(row, 'h3')).toEqual([nameAlone(pageFor(category))])
    expect(hrefs(row, 'li a')).toEqual(own.map((article) => article.address))
    expect(texts(row, 'li time')).toEqual(own.map(({ date }) => longDate(date)))
    return own
  })
  expect(listed.map((article) => article.address).toSorted()).toEqual(
    below.map((article) => article.address).toSorted(),
  )
})

test('the insights lead with a report, and have the newest articles of each shelf with their section', () => {
  const insights = pageFor('/insights')
  const main = mainOf(insights.address)
  const [lead = ''] = hrefs(one(main, 'section[aria-labelledby=lead]'))
  const category = pageFor(parentAddress(lead))
  expect(category.kind === 'category' && category.leads).toBe(true)
  for (const shelf of shelves) {
    const row = all(main, 'section[aria-labelledby=families] ul > li:has(h3)').filter(
      (one) => hrefs(one, 'h3 a')[0] === shelf.address,
    )
    const newest = articles.filter((article) => article.address.startsWith(`${shelf.address}/`)).slice(0, 5)
    expect(row.flatMap((one) => hrefs(one, 'li:has(time) a'))).toEqual(newest.map(({ address }) => address))
  }
})
