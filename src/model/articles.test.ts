import { describe, expect, test } from 'vitest'
import { sampleText } from '../../tests/support/sample.ts'
import { type Article, articlePages, parseArticle, publishedBy } from './articles.ts'
import { ContentError } from './problems.ts'

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

/** The problems that reading a text reports. */
function problems(text: string, path = file) {
  try {
    parseArticle(path, text, facts)
  } catch (error) {
    if (error instanceof ContentError) return error.problems
    throw error
  }
  return []
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

  test('may do without sources and old addresses', () => {
    expect(parseArticle(file, sample(), facts)).toMatchObject({ sources: [], aliases: [] })
  })

  test('may be dated without quotes', () => {
    const text = sample({ date: undefined }).replace('---', '---\ndate: 2028-02-29')
    expect(parseArticle(file, text, facts).date).toBe('2028-02-29')
  })

  test('has the company filled in wherever it is named', () => {
    const text = sample({ heading: 'Samples at {{name}}' }, '## Who\n\nWe are {{ name }}.')
    const { heading, body } = parseArticle(file, text, facts)
    expect([heading, body]).toEqual(['Samples at Example Group', '## Who\n\nWe are Example Group.'])
  })

  test('may use the line ends of any system', () => {
    expect(parseArticle(file, sample().replaceAll('\n', '\r\n'), facts).name).toBe('Sample')
  })
})

describe('bad input is refused with the file, the field, what is wrong and how to mend it', () => {
  const sourced = (changes: object) => sample({ sources: [{ by: 'An office', title: 'A book', ...changes }] })
  test.each([
    ['a date with a time', sample({ date: '2026-09-30T12:00:00Z' }), 'date', /a date such as/, /Change/],
    ['a source with a full stop', sourced({ title: 'A long book.' }), 'sources[0].title', /full stop/, /Change/],
    ['a source of nobody', sourced({ by: undefined }), 'sources[0].by', /missing/, /Add it/],
    ['a source of a month', sourced({ date: 'May 2025' }), 'sources[0].date', /a year in quotes/, /Change/],
    ['a level left out', sample({}, '### How'), 'line 12', /level 3 below level 1/, /Begin it with ##/],
  ])('%s', (_case, text, field, what, cure) => {
    const found = problems(text).find((problem) => problem.field === field)
    expect(found).toMatchObject({ file, field })
    expect(found?.what).toMatch(what)
    expect(found?.cure).toMatch(cure)
  })

  test.each(['My Thoughts', 'blog/-samples', 'blog/samples--kept', 'blog/Samples', 'blog/samples_kept', 'blog/é'])(
    'a file named %s.md',
    (name) => {
      const path = `content/insights/${name}.md`
      const [found] = problems(sample(), path)
      expect(found).toMatchObject({ file: path, field: 'file name', what: `gives the address /insights/${name}.` })
      expect(found?.cure).toMatch(/lower-case/)
    },
  )

  // It would take the place of the category's own page.
  test.each(['index', 'blog/opinion/index'])('an article named %s.md', (name) => {
    expect(problems(sample(), `content/insights/${name}.md`)[0]).toMatchObject({ field: 'file name' })
  })

  test('every problem of a file at once', () => {
    const text = sample({ heading: undefined, date: 'soon', related: [] })
    expect(problems(text).map(({ field }) => field)).toEqual(['heading', 'date', 'related'])
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
