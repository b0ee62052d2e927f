import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { samplePage } from '../../tests/support/sample.ts'
import { parentAddress } from '../model/address.ts'
import type { Page } from '../model/page.ts'
import { allPages, alsoIn, breadcrumb, buildTree, childrenOf, pageAt, pathTo, redirectsOf } from './tree.ts'

describe('tree', () => {
  const pages = [
    samplePage('/'),
    samplePage('/b', { order: 2 }),
    samplePage('/a', { order: 1 }),
    samplePage('/a/z', { order: 1 }),
    samplePage('/a/y', { order: 2 }),
  ]
  const tree = buildTree(pages)
  const addresses = (list: readonly { address: string }[]) => list.map(({ address }) => address)

  test('siblings stand in their order', () => {
    expect(addresses(childrenOf(tree, '/'))).toEqual(['/a', '/b'])
    expect(addresses(childrenOf(tree, '/a'))).toEqual(['/a/z', '/a/y'])
    expect(childrenOf(tree, '/b')).toEqual([])
  })

  test('the parent of a page is the page above it', () => {
    expect([parentAddress('/a/z'), parentAddress('/a')]).toEqual(['/a', '/'])
  })

  test('the path to a page starts at home', () => {
    expect(addresses(pathTo(tree, '/a/z'))).toEqual(['/', '/a', '/a/z'])
    expect(addresses(pathTo(tree, '/'))).toEqual(['/'])
  })

  test('an address without a page is an error that names it', () => {
    expect(() => pageAt(tree, '/nowhere')).toThrow('/nowhere')
  })

  test('all pages come out once each, parents first, whatever order the files were read in', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(pages, { minLength: pages.length }), (shuffled) => {
        expect(addresses(allPages(buildTree(shuffled)))).toEqual(['/', '/a', '/a/z', '/a/y', '/b'])
      }),
    )
  })

  test('a closed position has a page, and is in no list', () => {
    const closed = samplePage('/a', { kind: 'position', closed: true } as Partial<Page>)
    const tree = buildTree([samplePage('/'), closed])
    expect([childrenOf(tree, '/'), allPages(tree).at(-1)]).toEqual([[], closed])
  })
})

describe('breadcrumb', () => {
  const tree = buildTree(['/', '/a', '/a/b', '/a/b/c'].map((address) => samplePage(address, { name: address })))
  const crumb = (address: string) => ({ label: address, description: `Summary of ${address}`, href: address })

  test('says when a page was reviewed; articles say it themselves', () => {
    const read = (kind: string) =>
      breadcrumb(buildTree([samplePage('/', { kind, reviewed: '2026-11-02' } as object)]), '/').reviewed
    expect([read('legal'), read('article')]).toEqual(['2026-11-02', undefined])
  })

  test.each([
    ['/', undefined, ['/']],
    ['/a', undefined, ['/', '/a']],
    ['/a/b', '/', ['/a', '/a/b']],
    ['/a/b/c', '/a', ['/a/b', '/a/b/c']],
  ])('%s: back to %s, then %s', (address, back, crumbs) => {
    expect(breadcrumb(tree, address)).toEqual({ crumbs: crumbs.map(crumb), ...(back && { back: crumb(back) }) })
  })
})

describe('another division that a page belongs to', () => {
  const kinds = {
    '/': 'home',
    '/a': 'division',
    '/a/f': 'family',
    '/a/f/m': 'offering',
    '/b': 'division',
    '/c': 'about',
  }
  const tree = buildTree(
    Object.entries(kinds).map(([address, kind]) => samplePage(address, { kind, name: address } as object)),
  )
  const menu = [
    { href: '/a', items: [{ href: '/a/f' }] },
    { href: '/b', items: [{ href: '/a/f' }] },
    { href: '/c', items: [{ href: '/a' }] },
  ]

  test.each(['/a/f', '/a/f/m'])('%s stands in the section of one that it does not lie in', (address) => {
    expect(alsoIn(tree, menu, address)).toEqual({ label: '/b', href: '/b' })
  })

  test.each(['/', '/a', '/b', '/c'])('%s has none', (address) => {
    expect(alsoIn(tree, menu, address)).toBeUndefined()
  })
})

test('every alias leads to its page', () => {
  expect(redirectsOf([samplePage('/a', { aliases: ['/old', '/older'] }), samplePage('/b')])).toEqual([
    { from: '/old', to: '/a' },
    { from: '/older', to: '/a' },
  ])
})
