import { expect, test } from 'vitest'
import { samplePage } from '../../tests/support/sample.ts'
import { breadcrumb } from './breadcrumb.ts'
import { buildTree } from './tree.ts'

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
