import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { samplePage } from '../../tests/support/sample.ts'
import type { Page } from '../model/page.ts'
import { passages } from '../model/schema/insights.ts'
import {
  articlesBelow,
  byCategory,
  categoryOf,
  deskOf,
  entryOf,
  frontPage,
  leadOf,
  marginsOf,
  neighborsOf,
  passagesOf,
  publicationOf,
  shelfLinks,
  shelfOf,
} from './article-views.ts'
import { buildTree } from './tree.ts'

describe('article views', () => {
  type ArticlePage = Extract<Page, { kind: 'article' }>

  const page = (address: string, changes: object = {}) => samplePage(address, changes as Partial<Page>)

  /** `order` is the place by date among all articles: 1 is the newest. */
  const article = (address: string, order: number) =>
    page(address, {
      kind: 'article',
      order,
      heading: `Headline ${order}`,
      date: `2026-09-0${9 - order}`,
    }) as ArticlePage

  const above = [
    page('/'),
    page('/insights'),
    page('/insights/blog'),
    page('/insights/blog/opinion', { kind: 'category', name: 'Opinion' }),
    page('/insights/blog/partner', { kind: 'category', name: 'Partner', order: 2 }),
  ]
  const newest = article('/insights/blog/partner/newest', 1)
  const middle = article('/insights/blog/opinion/middle', 2)
  const oldest = article('/insights/blog/partner/oldest', 3)
  const tree = buildTree([...above, oldest, newest, middle])

  describe('the articles below a page', () => {
    test.each([
      ['/insights', [newest, middle, oldest]],
      ['/insights/blog/partner', [newest, oldest]],
      ['/insights/blog/opinion', [middle]],
      ['/insights/blog/opinion/middle', [middle]],
    ])('%s', (address, expected) => expect(articlesBelow(tree, address)).toEqual(expected))

    test('are none where none were written', () => {
      expect(articlesBelow(buildTree(above), '/insights')).toEqual([])
    })
  })

  describe('the category of an article', () => {
    test('is the page above it', () => expect(categoryOf(tree, middle).name).toBe('Opinion'))

    test('is an error that names the article where that page is no category', () => {
      const stray = article('/insights/blog/stray', 1)
      expect(() => categoryOf(buildTree([...above, stray]), stray)).toThrow('/insights/blog/stray is in no category')
    })
  })

  test('an entry in a list has the headline, the category, one line, the day and the time it takes', () => {
    expect(entryOf(tree, { ...newest, body: 'word '.repeat(660) }, new Date('2026-09-08'))).toEqual({
      title: 'Headline 1',
      category: 'Partner',
      summary: 'Summary of /insights/blog/partner/newest',
      href: '/insights/blog/partner/newest',
      figure: newest.figure,
      date: '2026-09-08',
      minutes: 3,
    })
  })

  test('an entry whose day has not come says so', () => {
    expect(entryOf(tree, newest, new Date('2026-09-07')).title).toBe('Scheduled for September 8, 2026: Headline 1')
  })

  test('the shortest article takes a minute', () => {
    expect(publicationOf(middle)).toEqual({ date: '2026-09-07', minutes: 1 })
  })

  describe('the neighbors of', () => {
    const link = ({ heading, address }: ArticlePage) => ({ title: heading, href: address })

    test.each([
      ['the newest article', newest, { previous: link(middle), next: undefined }],
      ['one in the middle, whatever its category', middle, { previous: link(oldest), next: link(newest) }],
      ['the oldest', oldest, { previous: undefined, next: link(middle) }],
    ])('%s', (_case, one, expected) => expect(neighborsOf(tree, one)).toEqual(expected))

    test('a single article are none', () => {
      expect(neighborsOf(buildTree([...above, newest]), newest)).toEqual({ previous: undefined, next: undefined })
    })
  })

  test('a lead leaves out the sentence that announces a table', () => {
    const written = { ...newest, body: 'It sets none. Your browser holds all, in five forms:\n\n| a |' } as ArticlePage
    expect(leadOf(tree, written, new Date('2026-09-30')).opening).toBe('It sets none.')
  })
})

describe('journal views', () => {
  const page = (address: string, changes: object = {}) => samplePage(address, changes as Partial<Page>)
  const category = (address: string, name: string, changes: object = {}) =>
    page(address, { kind: 'category', name, voice: 'report', ...changes })
  /** `order` is the place by date among all articles: 1 is the newest. */
  const article = (address: string, order: number) =>
    page(address, {
      kind: 'article',
      order,
      heading: `Headline ${order}`,
      date: `2026-09-0${9 - order}`,
      body: 'It began.',
    })

  const journal = (lead?: string) => page('/insights', { kind: 'division', journal: { lead } })
  const above = [
    page('/'),
    page('/insights/blog', { kind: 'shelf', name: 'Blog' }),
    category('/insights/blog/views', 'Views', { voice: 'view', desk: 'night watch' }),
    category('/insights/blog/news', 'Notices', { voice: 'notice', order: 2 }),
    category('/insights/papers', 'Papers'),
  ]
  const [notice, view, report, older] = [
    article('/insights/blog/news/a', 1),
    article('/insights/blog/views/b', 2),
    article('/insights/papers/c', 3),
    article('/insights/papers/d', 4),
  ] as [Page, Page, Page, Page]
  const today = new Date('2026-09-30')
  const treeWith = (front: Page, ...articles: Page[]) => buildTree([...above, front, ...articles])
  const front = (lead: string | undefined, ...articles: Page[]) => {
    const insights = journal(lead)
    return frontPage(treeWith(insights, ...articles), insights as Extract<Page, { kind: 'division' }>, today)
  }
  const titles = ({ lead, seconds }: ReturnType<typeof front>) => [lead?.title, ...seconds.map(({ title }) => title)]

  test('the newest report leads, and no notice stands below it', () => {
    expect(titles(front(undefined, notice, view, report, older))).toEqual(['Headline 3', 'Headline 2', 'Headline 4'])
  })

  test('the page may name another lead', () => {
    expect(titles(front(view.address, notice, view, report, older))).toEqual(['Headline 2', 'Headline 3', 'Headline 4'])
  })

  test('where there is no report, the newest leads, and where there is nothing, nothing does', () => {
    expect(titles(front(undefined, notice, view))).toEqual(['Headline 1', 'Headline 2'])
    expect(titles(front(undefined))).toEqual([undefined])
  })

  test('a lead says who wrote it and how it begins', () => {
    expect(front(view.address, view).lead).toMatchObject({ desk: 'night watch', opening: 'It began.' })
    expect(front(view.address, { ...view, author: 'Ada' } as Page).lead).toHaveProperty('author', 'Ada')
    const tree = treeWith(journal(), report)
    expect(deskOf(tree, report as Extract<Page, { kind: 'article' }>)).toBe('Papers desk')
  })

  test('all articles stand by category, those of shelves behind the others', () => {
    const shelves = byCategory(treeWith(journal(), notice, report, older), '/insights', today)
    const rows = shelves.map(({ name, categories }) => [
      name,
      ...categories.map((row) => [row.name, ...row.lines.map(({ title }) => title)]),
    ])
    expect(rows).toEqual([
      [undefined, ['Papers', 'Headline 3', 'Headline 4']],
      ['Blog', ['Views'], ['Notices', 'Headline 1']],
    ])
  })

  test('shelves lead to their categories', () => {
    expect(shelfLinks(treeWith(journal()), '/insights')).toMatchObject([
      { name: 'Blog', categories: [{ name: 'Views' }, { name: 'Notices' }] },
    ])
  })

  test('on a shelf the heavier voice stands first, of two alike the one that spoke last, and each beside its point', () => {
    const shelf = page('/insights/blog', {
      kind: 'shelf',
      choosing: [
        { title: 'To argue', text: 'Views do.', page: '/insights/blog/views' },
        { title: 'Else', text: 'Ask.' },
      ],
    })
    const others = [
      category('/insights/blog/odd', 'Odd', { voice: 'view', covers: [], order: 3 }),
      category('/insights/blog/guests', 'Guests', { voice: 'guest', covers: [{ title: 'By a guest', text: '' }] }),
      category('/insights/blog/views', 'Views', { voice: 'view', covers: [], order: 4 }),
      category('/insights/blog/news', 'Notices', { voice: 'notice', covers: [] }),
    ]
    const tree = buildTree([page('/'), journal(), shelf, ...others, { ...view, sources: [] } as Page])
    const { categories, points } = shelfOf(tree, shelf as Extract<Page, { kind: 'shelf' }>, today)
    expect(categories.map(({ name, point }) => [name, point?.title])).toEqual([
      ['Views', 'To argue'],
      ['Odd', undefined],
      ['Guests', undefined],
      ['Notices', undefined],
    ])
    expect(categories[0]?.lines).toMatchObject([{ opening: 'It began.', said: 'It began.', sources: [] }])
    expect(categories[2]?.labels).toEqual(['By a guest'])
    expect(points.map(({ title }) => title)).toEqual(['Else'])
  })
})

describe('proof views', () => {
  const unsourced = passages.filter((passage) => passage !== 'sources')
  const cover = (title: string, passage?: (typeof passages)[number]) => ({ title, text: `About ${title}`, passage })
  const asked = (question: string, passage?: (typeof passages)[number]) => ({
    question,
    answer: `Re ${question}`,
    passage,
  })
  const placesOf = (groups: ReturnType<typeof marginsOf>) =>
    groups.map(({ margin, at, until, marks }) => [margin, at, until, marks.map(({ title }) => title).join()])

  test('a piece has all passages, one without sources all but these, and no piece the place of its title', () => {
    expect(passagesOf({ sources: [1] })).toEqual(passages)
    expect(passagesOf({ sources: [] })).toEqual(unsourced)
    expect(passagesOf(undefined)).toEqual(['title'])
  })

  describe('marks stand', () => {
    test('where they say, from the top down, with the room up to the next', () => {
      const page = {
        covers: [cover('a', 'sources'), cover('b', 'date'), cover('c', 'date')],
        questions: [asked('d', 'title')],
      }
      expect(placesOf(marginsOf(page, passages))).toEqual([
        ['covers', 'date', 'sources', 'b,c'],
        ['covers', 'sources', undefined, 'a'],
        ['questions', 'title', undefined, 'd'],
      ])
    })

    test('by their order where they do not say it', () => {
      const page = { covers: ['a', 'b', 'c'].map((title) => cover(title)), questions: [asked('d'), asked('e')] }
      expect(placesOf(marginsOf(page, passages))).toEqual([
        ['covers', 'title', 'opening', 'a'],
        ['covers', 'opening', 'figure', 'b'],
        ['covers', 'figure', undefined, 'c'],
        ['questions', 'opening', 'figure', 'd'],
        ['questions', 'figure', undefined, 'e'],
      ])
    })

    test('at the last passage where theirs is missing', () => {
      const page = { covers: [cover('a', 'sources')], questions: [asked('b', 'date')] }
      expect(placesOf(marginsOf(page, unsourced)).map(([, at]) => at)).toEqual(['byline', 'date'])
      expect(placesOf(marginsOf(page, ['title'])).map(([, at]) => at)).toEqual(['title', 'title'])
    })

    test('once each, at passages that are shown, whatever they say', () => {
      const at = fc.option(fc.constantFrom(...passages), { nil: undefined })
      const shown = fc.constantFrom(passages, unsourced, ['title'] as const)
      fc.assert(
        fc.property(fc.array(at, { maxLength: 5 }), fc.array(at, { maxLength: 7 }), shown, (left, right, shown) => {
          const covers = left.map((at, i) => cover(`c${i}`, at))
          const questions = right.map((at, i) => asked(`q${i}`, at))
          const groups = marginsOf({ covers, questions }, shown)
          const titles = groups.flatMap(({ marks }) => marks.map(({ title }) => title))
          expect(titles.toSorted()).toEqual(
            [...covers.map((c) => c.title), ...questions.map((q) => q.question)].toSorted(),
          )
          for (const { at } of groups) expect(shown).toContain(at)
        }),
      )
    })
  })
})
