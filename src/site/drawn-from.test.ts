import { expect, test } from 'vitest'
import { samplePage } from '../../tests/support/sample.ts'
import type { Page } from '../model/page.ts'
import { drawnFrom } from './drawn-from.ts'
import { buildTree } from './tree.ts'

const page = (address: string, changes: object = {}) => samplePage(address, changes as Partial<Page>)
const list = (length: number) => Array.from({ length }, (_, i) => ({ title: `${i}`, text: '' }))
const offices = [{ timeZone: 'Europe/London' }]
const family = page('/f', { kind: 'family', choosing: list(3) })
const pages = [
  page('/', { kind: 'home' }),
  family,
  page('/f/a', { status: 'published', gets: list(6), steps: list(3) }),
  page('/f/b', { status: 'in-preparation' }),
]
const tree = buildTree(pages)
const drawn = (style: Parameters<typeof drawnFrom>[0], one: Page) => drawnFrom(style, tree, one, offices)

test('a page is drawn from what one gets of it and its steps', () => {
  const [, , one] = pages as [Page, Page, Page]
  expect(drawn('lattice', one)).toEqual({ style: 'lattice', capabilities: 6, steps: 3 })
  expect(drawn('paths', one)).toEqual({ style: 'paths', capabilities: 6, steps: 3 })
  expect(drawn('curves', one)).toEqual({ style: 'curves', waves: 3, lines: 14 })
})

test('a page that gathers others is drawn from them', () => {
  expect(drawn('lattice', family)).toEqual({ style: 'lattice', members: { published: 1, preparing: 1 } })
  expect(drawn('lattice', pages[0] as Page)).toEqual({ style: 'lattice', members: { published: 1, preparing: 1 } })
  expect(drawn('paths', family)).toEqual({ style: 'paths', capabilities: 2, steps: 3 })
  expect(drawn('rings', family)).toEqual({ style: 'rings', dials: [0, 0] })
})

test('the longer the horizon, the longer a swell lasts', () => {
  const waves = ['1w', '1y', '10y', '90y'].map((to) => {
    const art = drawn(
      'curves',
      page('/f/c', { status: 'published', facts: [], inFamily: { span: { from: '1d', to, drawn: 'solid' } } }),
    )
    return 'waves' in art ? art.waves : 0
  })
  expect(waves).toEqual(waves.toSorted((a, b) => b - a))
  expect([waves[0], waves[3]]).toEqual([6.5, 0.8])
})

test('an article is drawn from its paragraphs and the marks of its figure', () => {
  const article = page('/f/d', {
    kind: 'article',
    markdown: 'Three short words.\n\n## A\n\nTwo words.\n\nOne.',
    figure: { shape: 'spectrum', ends: ['a', 'b'], marks: list(4) },
  })
  expect(drawn('rings', article)).toEqual({ style: 'rings', sections: [[3], [2, 1]], marks: 4 })
})

test('a program is drawn from how it goes and what one gets of it', () => {
  const program = page('/f/e', { kind: 'offering', steps: list(4), gets: list(5) })
  expect(drawn('circles', program)).toEqual({ style: 'circles', audiences: 2, steps: 4, offers: 5 })
})

test('the company is drawn from what each of its pages lists', () => {
  const rows = (changes: object) => {
    const art = drawn('tally', page('/f/g', changes))
    return 'rows' in art ? art.rows : []
  }
  expect(rows({ kind: 'legal', markdown: '## A\n\nOne. Two.' })).toEqual(['!i'])
  expect(rows({ kind: 'position', requirements: ['You write plainly'] })).toEqual(['!ii'])
  expect(rows({ kind: 'contact' })[0]).toHaveLength(96)
})
