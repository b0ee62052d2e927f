import { expect, test } from 'vitest'
import { samplePage } from '../../tests/support/sample.ts'
import type { Page } from '../model/page.ts'
import { deskOf } from './article-views.ts'
import { byCategory, frontPage, shelfLinks, shelfOf } from './journal-views.ts'
import { buildTree } from './tree.ts'

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
