import { describe, expect, test } from 'vitest'
import { sampleText } from '../../tests/support/sample.ts'
import { type Article, articlePages, parseArticle, publishedBy } from './articles.ts'

const file = 'content/insights/blog/opinion/keeping-samples.md'
const facts = new Map([['name', 'Example Group']])

const links = ['Take', 'Label', 'Keep'].map((title) => ({ title, text: `${title} the sample with care` }))
const figure = { draws: 'chain', heading: 'A sample is taken, labeled and kept', links }

/** An article that passes the schema, as text; `changes` replaces or (with undefined) removes fields. */
function sample(changes: Record<string, unknown> = {}, body = 'We keep samples.\n\n## Why\n\nTo look again.'): string {
  const frontMatter = sampleText({
    kind: undefined,
    status: undefined,
    order: undefined,
    heading: 'Why we keep our samples',
    date: '2026-09-30',
    figure,
    related: ['/about', '/contact'],
    ...changes,
  })
  return `${frontMatter}\n${body}\n`
}

describe('a good article', () => {
  test('keeps its fields, its address, its file and its text', () => {
    expect(parseArticle(file, sample(), facts)).toMatchObject({
      heading: 'Why we keep our samples',
      date: '2026-09-30',
      figure,
      related: ['/about', '/contact'],
      address: '/insights/blog/opinion/keeping-samples',
      file,
      body: 'We keep samples.\n\n## Why\n\nTo look again.',
    })
  })
})

describe('publication', () => {
  const good = parseArticle(file, sample(), facts)
  const article = (name: string, date: string): Article => ({ ...good, address: `/insights/blog/${name}`, date })
  const names = (articles: readonly { address: string }[]) => articles.map(({ address }) => address.split('/').at(-1))
  const oldest = article('oldest', '2025-12-31')
  const middle = article('middle', '2026-01-01')
  const newest = article('newest', '2026-09-30')
  const evening = new Date('2026-09-30T20:00:00Z')

  test('puts the newest first, whatever order the files were read in', () => {
    for (const articles of [
      [oldest, middle, newest],
      [newest, oldest, middle],
      [middle, newest, oldest],
    ])
      expect(names(publishedBy(articles, evening).published)).toEqual(['newest', 'middle', 'oldest'])
  })

  test('orders articles of one day by address', () => {
    const day = ['c', 'a', 'b'].map((name) => article(name, '2026-02-02'))
    expect(names(publishedBy(day, evening).published)).toEqual(['a', 'b', 'c'])
  })

  test('sets apart those whose day has not come', () => {
    const { published, scheduled } = publishedBy([newest, middle, oldest], new Date('2026-01-01T12:00:00Z'))
    expect([names(published), names(scheduled)]).toEqual([['middle', 'oldest'], ['newest']])
  })

  test('leaves the list it was given as it was', () => {
    const articles = [oldest, newest]
    publishedBy(articles, evening)
    expect(names(articles)).toEqual(['oldest', 'newest'])
  })

  test.each([
    ['in the last moment before its day', '2026-09-29T23:59:59.999Z', 'scheduled'],
    ['as its day begins', '2026-09-30T00:00:00Z', 'published'],
    ['in the last moment of its day', '2026-09-30T23:59:59.999Z', 'published'],
    ['as its day begins, where it is still the evening before', '2026-09-29T20:00:00-04:00', 'published'],
    ['on its day, where it began hours ago and UTC is behind', '2026-09-30T07:59:59+08:00', 'scheduled'],
  ] as const)('%s', (_case, now, where) => {
    expect(publishedBy([newest], new Date(now))[where]).toEqual([newest])
  })

  test('makes pages that keep this order', () => {
    const pages = articlePages(publishedBy([oldest, newest, middle], evening).published)
    expect(names(pages.toSorted((a, b) => a.order - b.order))).toEqual(['newest', 'middle', 'oldest'])
    expect(pages[0]).toMatchObject({ ...newest, kind: 'article', order: 1 })
  })
})
