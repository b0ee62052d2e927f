import { describe, expect, test } from 'vitest'
import { samplePage } from '../../../tests/support/sample.ts'
import type { Page } from '../page.ts'
import { clicksFrom, reachProblems } from './reach.ts'

describe('reach', () => {
  const page = (address: string, kind = 'product') => samplePage(address, { kind } as Partial<Page>)

  function problems(links: Record<string, string[]>, pages = Object.keys(links).map((address) => page(address))) {
    return reachProblems(pages, new Map(Object.entries(links))).map(({ file, what }) => `${file} ${what}`)
  }

  test('pages that lead to each other are fine', () => {
    expect(problems({ '/': ['/a', '/b'], '/a': ['/b'], '/b': ['/a'] })).toEqual([])
  })

  test('a page that one other links to', () => {
    expect(problems({ '/': ['/a', '/b'], '/a': ['/b'], '/b': ['/'] })).toEqual([
      'content/pages/a.md is linked from 1 other page, at least 2.',
    ])
  })

  test('a page that leads nowhere, unless it is a legal text', () => {
    const links = { '/': ['/a', '/b'], '/a': ['/b'], '/b': ['/a'], '/c': [] as string[] }
    const end = { ...links, '/a': ['/b', '/c'], '/b': ['/a', '/c'] }
    expect(problems(end)).toEqual(['content/pages/c.md leads to no other pages, at least 1.'])
    const pages = ['/', '/a', '/b'].map((address) => page(address))
    expect(problems(end, [...pages, page('/c', 'legal')])).toEqual([])
  })

  test('a page four clicks from home, and one out of reach', () => {
    const chain = { '/': ['/a', '/b'], '/a': ['/b'], '/b': ['/a', '/c'], '/c': ['/d', '/a'], '/d': ['/e', '/c'] }
    const found = problems({ ...chain, '/e': ['/d'], '/f': ['/e', '/g'], '/g': ['/f', '/e'] })
    expect(found).toContain('content/pages/e.md is 4 clicks away from the home page, at most 3.')
    expect(found).toContain('content/pages/f.md is out of reach from the home page, at most 3.')
  })

  test('a position may be the only one, and a closed one is in no list', () => {
    const position = (address: string, closed: boolean) =>
      samplePage(address, { kind: 'position', closed } as Partial<Page>)
    const pages = [samplePage('/'), position('/a', false), position('/b', true)]
    const links = new Map([
      ['/', ['/a']],
      ['/a', ['/']],
    ])
    expect(reachProblems(pages, links)).toEqual([])
  })

  test('pages in preparation are left to their family', () => {
    expect(reachProblems([samplePage('/'), samplePage('/a')], new Map())).toEqual([])
  })
})

describe('clicks', () => {
  test('counts the clicks of the shortest way', () => {
    const links = new Map([
      ['/', ['/a', '/b']],
      ['/a', ['/b', '/c']],
      ['/b', ['/', '/d']],
      ['/d', ['/c', '/e']],
      ['/far', ['/']],
    ])
    expect(Object.fromEntries(clicksFrom('/', links))).toEqual({ '/': 0, '/a': 1, '/b': 1, '/c': 2, '/d': 2, '/e': 3 })
  })
})
