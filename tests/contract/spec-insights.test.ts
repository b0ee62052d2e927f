import { describe, expect, test } from 'vitest'
import { longDate } from '../../src/lib/formats.ts'
import { readingTime } from '../../src/lib/prose.ts'
import { parentAddress } from '../../src/model/address.ts'
import { deskOf as deskIn } from '../../src/site/article-views.ts'
import { company, pageFor, pages, pick, tree } from '../browser/subjects.ts'
import { all, builtOf, hrefs, mainOf, one, region, regions, textOf, texts } from './spec-page.ts'

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
    const cut = article.figure.shape === 'chain' ? article.figure.cut : undefined
    expect(texts(figure, 'li')).toEqual(
      article.figure.marks.map(({ title, text }) => `${title === cut?.before ? cut.after : ''}${title}${text}`),
    )
    expect(texts(figure, '.on p:nth-last-child(2)')).toEqual([article.figure.on].filter((title) => title))
    expect(texts(figure, 'figcaption')).toEqual([article.figure.caption])
    if (article.figure.shape === 'spectrum')
      for (const end of article.figure.ends) expect(texts(figure, 'p, span')).toContain(end)
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

test.each(categories)('$address leads with its newest article and lists the earlier ones', (category) => {
  const main = mainOf(category.address)
  const [newest, ...earlier] = articles.filter((article) => parentAddress(article.address) === category.address)
  const proof = one(main, 'section > article')
  expect(texts(proof, 'h2')).toEqual(newest ? [newest.heading] : [])
  if (newest) {
    expect(textOf(proof)).toContain(`By the ${deskOf(newest)}`)
    expect(texts(proof, 'figure figcaption')).toEqual([newest.figure.caption])
    expect(texts(proof, 'cite')).toEqual(newest.sources.map(({ title }) => title))
    expect(new Set(hrefs(proof))).toEqual(new Set([newest.address]))
  }
  const list = regions(main, 'Earlier')
  expect(list).toHaveLength(earlier.length > 0 ? 1 : 0)
  expect(list.flatMap((section) => texts(section, 'li a'))).toEqual(earlier.map(({ heading }) => heading))
  expect(list.flatMap((section) => hrefs(section, 'li a'))).toEqual(earlier.map(({ address }) => address))
  expect(list.flatMap((section) => texts(section, 'li time'))).toEqual(earlier.map(({ date }) => longDate(date)))
})

test.each(categories)('$address has each of its marks once, in its margin', ({ address, covers, questions }) => {
  const marksIn = (margin: string) =>
    all(mainOf(address), `article > dl.${margin} > div`).map((mark) => [...texts(mark, 'dt'), ...texts(mark, 'dd')])
  expect(marksIn('covers').toSorted()).toEqual(covers.map(({ title, text }) => [title, text]).toSorted())
  expect(marksIn('questions').toSorted()).toEqual(
    questions.map(({ question, answer }) => [question, answer]).toSorted(),
  )
})

const shelves = pages.filter((page) => (page.kind === 'division' && page.journal) || page.kind === 'shelf')

test.each(shelves)('$address has all articles below it by category, newest first, each with its day', ({ address }) => {
  const below = articles.filter((article) => article.address.startsWith(`${address}/`))
  const rows = 'section[aria-labelledby=articles] ul > li:has(h3)'
  const listed = all(mainOf(address), rows).flatMap((row) => {
    const [category = ''] = hrefs(row, 'h3 a')
    const own = below.filter((article) => parentAddress(article.address) === category)
    expect(texts(row, 'h3')).toEqual([pageFor(category).name])
    expect(hrefs(row, 'li a')).toEqual(own.map((article) => article.address))
    expect(texts(row, 'li time')).toEqual(own.map(({ date }) => longDate(date)))
    return own
  })
  expect(listed.map((article) => article.address).toSorted()).toEqual(
    below.map((article) => article.address).toSorted(),
  )
})

test('the insights are such a shelf, and lead with a report', () => {
  const insights = pageFor('/insights')
  expect(shelves.map(({ address }) => address)).toContain(insights.address)
  const main = mainOf(insights.address)
  const [lead = ''] = hrefs(one(main, 'section[aria-labelledby=lead]'))
  const category = pageFor(parentAddress(lead))
  if (insights.kind === 'division' && !insights.journal?.lead)
    expect(category.kind === 'category' && category.voice).toBe('report')
})
