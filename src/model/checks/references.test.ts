import { describe, expect, test } from 'vitest'
import { samplePage } from '../../../tests/support/sample.ts'
import type { Page } from '../page.ts'
import { type Linked, referenceProblems } from './references.ts'

const page = (address: string, changes: object = {}) => samplePage(address, changes as Partial<Page>)
const article = page('/insights/news', { kind: 'article', related: [] })

function problems(pages: Page[], more: Partial<Linked> = {}) {
  const found = referenceProblems({ menu: [], footer: [], pages, ...more })
  return found.map(({ file, field, what, cure }) => `${file} ${field}: ${what} ${cure}`)
}

const gone = (address: string) =>
  `leads to ${address}, and there is no such page. Correct the address, or add the page.`

describe('the menu', () => {
  const menu = [
    { title: 'A', short: 'A', page: '/a', items: [{ page: '/a' }] },
    { title: 'B', short: 'B', page: '/lost', items: [{ page: '/a' }, { page: '/gone' }] },
  ]

  test('to pages that do not exist', () => {
    expect(problems([page('/a')], { menu })).toEqual([
      `content/menu.yaml [1].page: ${gone('/lost')}`,
      `content/menu.yaml [1].items[1].page: ${gone('/gone')}`,
    ])
  })

  test('to pages in preparation, which it may name', () => {
    expect(problems([page('/a'), page('/lost'), page('/gone')], { menu })).toEqual([])
  })
})

test('the footer to a page that does not exist', () => {
  const footer = [{ title: 'A', links: [{ page: '/a' }, { page: '/gone' }] }]
  expect(problems([page('/a')], { footer })).toEqual([`content/footer.yaml [0].links[1].page: ${gone('/gone')}`])
})

describe('the home page', () => {
  const home = (changes: object = {}) =>
    page('/', {
      kind: 'home',
      file: 'content/pages/index.md',
      actions: [{ page: '/a' }],
      services: { cards: [{ page: '/a' }] },
      audiences: [{ page: '/a' }],
      proof: { exhibits: [{ page: '/a' }] },
      strands: [{ page: '/d' }],
      ...changes,
    })
  const problemsOf = (changes: object, more: Partial<Linked> = {}) =>
    problems([home(changes), page('/a'), page('/d', { kind: 'division', families: { apart: [] } })], more)

  test('to pages that are there', () => expect(problemsOf({})).toEqual([]))

  test.each([
    ['a button', { actions: [{ page: '/a' }, { page: '/gone' }] }, 'actions[1].page'],
    ['a card', { services: { cards: [{ page: '/gone' }] } }, 'services.cards[0].page'],
    ['an audience', { audiences: [{ page: '/gone' }] }, 'audiences[0].page'],
    ['an exhibit', { proof: { exhibits: [{ page: '/gone' }] } }, 'proof.exhibits[0].page'],
    ['a strand', { strands: [{ page: '/d' }, { page: '/gone' }] }, 'strands[1].page'],
  ])('%s that does not exist', (_case, changes, field) => {
    expect(problemsOf(changes)).toEqual([`content/pages/index.md ${field}: ${gone('/gone')}`])
  })

  test('a strand that is no division', () => {
    expect(problemsOf({ strands: [{ page: '/a' }] })).toEqual([
      'content/pages/index.md strands[0].page: leads to /a, which is no division. Choose another page.',
    ])
  })
})

describe('a section that a shelf says when to open', () => {
  const shelf = (to: string) => page('/s', { kind: 'shelf', choosing: [{ title: 'To argue', text: 'Yes.', page: to }] })

  test('that is on it', () => expect(problems([shelf('/s/a'), page('/s/a')])).toEqual([]))

  test('that is elsewhere', () => {
    expect(problems([shelf('/a'), page('/a')])).toEqual([
      'content/pages/s.md choosing[0].page: leads to /a, which is not below this page. Choose another page.',
    ])
  })
})

test('a draft', () => {
  const drafts = [{ address: '/later', file: 'content/pages/later.md' }]
  expect(problems([page('/a', { related: ['/later'] })], { drafts })).toEqual([
    'content/pages/a.md related[0]: leads to /later, which is a draft. Choose another page, or wait until that one is published.',
  ])
})

describe("a division's products", () => {
  const division = (...addresses: string[]) =>
    page('/d', {
      kind: 'division',
      products: { cards: addresses.map((to) => ({ page: to })) },
      families: { apart: [] },
    })

  test('that do not exist', () => {
    expect(problems([division('/a', '/gone'), page('/a')])).toEqual([
      `content/pages/d.md products.cards[1].page: ${gone('/gone')}`,
    ])
  })

  test('have one card each', () => {
    expect(problems([division('/a', '/b', '/a'), page('/a'), page('/b')])).toEqual([
      'content/pages/d.md products.cards[2].page: is /a, as in entry 1 of this list. Name another one, or remove it.',
    ])
  })

  test('may be left out', () =>
    expect(problems([page('/d', { kind: 'division', families: { apart: [] } })])).toEqual([]))
})

describe('a related page', () => {
  const related = (...addresses: string[]) => page('/a', { status: 'published', related: addresses })

  test('that is there, whatever its kind', () => {
    expect(problems([related('/insights/news', '/b'), article, page('/b', { kind: 'legal' })])).toEqual([])
  })

  test('that does not exist', () => {
    expect(problems([related('/gone')])).toEqual([`content/pages/a.md related[0]: ${gone('/gone')}`])
  })

  test('that is in preparation', () => {
    expect(problems([related('/b'), page('/b')])).toEqual([
      'content/pages/a.md related[0]: leads to /b, which is in preparation. Choose another page.',
    ])
  })

  test('that is the page itself', () => {
    expect(problems([related('/b', '/a'), page('/b', { kind: 'legal' })])).toEqual([
      'content/pages/a.md related[1]: leads to the page itself. Choose another page.',
    ])
  })

  test('that is an article whose day has not come', () => {
    const scheduled = [{ address: '/insights/later', date: '2031-02-03' }]
    expect(problems([related('/insights/later')], { scheduled })).toEqual([
      'content/pages/a.md related[0]: leads to /insights/later, which is left out until 2031-02-03. Choose another page, or wait until that one is published.',
    ])
  })

  test('of an article is held to the same', () => {
    const both = page('/insights/news', { kind: 'article', related: ['/insights/news', '/gone'] })
    expect(problems([both])).toEqual([
      'content/pages/insights/news.md related[0]: leads to the page itself. Choose another page.',
      `content/pages/insights/news.md related[1]: ${gone('/gone')}`,
    ])
  })
})
