import { describe, expect, test } from 'vitest'
import { samplePage } from '../../../tests/support/sample.ts'
import type { Page } from '../page.ts'
import { checkContent } from './content.ts'

const home = samplePage('/', { kind: 'legal', body: 'Words.' })
const page = (address: string, changes: object = {}) =>
  samplePage(address, { kind: 'legal', status: 'published', body: 'Words.', ...changes } as Partial<Page>)

function problems(pages: Page[]) {
  const found = checkContent({ menu: [], footer: [], pages: [home, ...pages] })
  return found.map(({ file, field, what }) => `${file} ${field}: ${what}`)
}

test('files that agree have no problems', () => {
  expect(problems([page('/a', { aliases: ['/b', '/c'] }), page('/a/d')])).toEqual([])
})

describe('addresses', () => {
  test('two pages claiming one address', () => {
    const twin = page('/a', { file: 'content/pages/a/index.md', title: 't', description: 'd', summary: 's', order: 2 })
    expect(problems([page('/a'), twin])).toEqual([
      'content/pages/a/index.md file name: claims the address /a, which content/pages/a.md has already.',
    ])
  })

  test('a page with none above it', () => {
    expect(problems([page('/a/b')])).toEqual(['content/pages/a/b.md file name: has no page above it at /a.'])
  })
})

describe('an article', () => {
  const article = page('/a/news', { kind: 'article', related: [] })

  test('below a category', () => expect(problems([page('/a', { kind: 'category', related: [] }), article])).toEqual([]))

  test('below any other page', () => {
    expect(problems([page('/a'), article])).toEqual([
      'content/pages/a/news.md file name: puts an article below /a, which is no category of insights.',
    ])
  })

  test('below no page at all is told so once', () => {
    expect(problems([article])).toEqual(['content/pages/a/news.md file name: has no page above it at /a.'])
  })
})

test('references to other pages are checked as well', () => {
  const menu = [{ title: 'A', short: 'A', page: '/gone', items: [] }]
  expect(checkContent({ menu, footer: [], pages: [home] })).toMatchObject([{ file: 'content/menu.yaml' }])
})

describe('what must differ', () => {
  test.each(['title', 'description', 'summary'] as const)('%s', (field) => {
    const found = problems([page('/a', { [field]: 'Same' }), page('/b', { [field]: 'Same', order: 2 })])
    expect(found).toEqual([`content/pages/b.md ${field}: is the same as in content/pages/a.md.`])
  })

  test('the order of siblings', () => {
    expect(problems([page('/a'), page('/b')])).toEqual(['content/pages/b.md order: 1 is taken by content/pages/a.md.'])
  })
})

describe('aliases', () => {
  test('one that is a page', () => {
    const found = problems([page('/a', { aliases: ['/b'] }), page('/b', { order: 2 })])
    expect(found).toEqual(['content/pages/a.md aliases[0]: /b is a page: content/pages/b.md.'])
  })

  test('one that another page has', () => {
    const found = problems([page('/a', { aliases: ['/x'] }), page('/b', { order: 2, aliases: ['/y', '/x'] })])
    expect(found).toEqual(['content/pages/b.md aliases[1]: /x is an alias in content/pages/a.md too.'])
  })

  test('one that leads to itself', () => {
    expect(problems([page('/a', { aliases: ['/a'] })])[0]).toContain('redirect loop')
  })
})

describe('what a family asks of its children', () => {
  const family = (changes: object) => page('/f', { kind: 'family', compare: [], carriesRisk: false, ...changes })
  const stated = { glance: {}, facts: [{ label: 'When', value: 'x' }] }
  const child = page('/f/a', { status: 'published', related: [], ...stated })

  test('every fact it compares', () => {
    expect(problems([family({ compare: ['For', 'When', 'Where'] }), child])).toEqual([
      'content/pages/f/a.md facts: has none labeled "Where", which content/pages/f.md compares.',
    ])
  })

  test('a note about risk', () => {
    const risky = family({ carriesRisk: true, risk: 'It can fail.' })
    expect(problems([risky, child])).toEqual(['content/pages/f/a.md risk: is missing.'])
    expect(problems([family({ carriesRisk: true })])).toEqual([
      'content/pages/f.md risk: is missing, and each page below this one carries a note of its own.',
    ])
  })

  test('nothing of a child in preparation', () => {
    expect(problems([family({ compare: ['When'], carriesRisk: true, risk: 'It can fail.' }), page('/f/a')])).toEqual([])
  })
})
