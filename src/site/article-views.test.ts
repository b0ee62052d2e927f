import { describe, expect, test } from 'vitest'
import { samplePage } from '../../tests/support/sample.ts'
import type { Page } from '../model/page.ts'
import { articlesBelow, categoryOf, entryOf, leadIn, leadOf, neighborsOf, publicationOf } from './article-views.ts'
import { buildTree } from './tree.ts'

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

describe('what leads a division', () => {
  const report = page('/insights/papers', { kind: 'category', name: 'Papers', leads: true })
  const paper = article('/insights/papers/one', 4)
  const leads = (...articles: Page[]) =>
    leadIn(buildTree([...above, report, ...articles]), '/insights', new Date('2026-09-30'))

  test('is its newest article that may', () => expect(leads(newest, middle, paper)?.title).toBe('Headline 4'))
  test('is the newest of all where none may', () => expect(leads(middle, newest)?.title).toBe('Headline 1'))
  test('is nothing where nothing is published', () => expect(leads()).toBeUndefined())
})
