import { expect, test } from 'vitest'
import { samplePage } from '../../../tests/support/sample.ts'
import type { Page } from '../page.ts'
import { rightProblems } from './rights.ts'

const family = samplePage('/apps', { kind: 'apps' } as Partial<Page>)
const rights = { draws: 'rights', shows: 'Rights', columns: ['Raft'], people: [] }
const keeper = samplePage('/apps/keys', { kind: 'app', name: 'Keys', figure: rights } as unknown as Partial<Page>)
const raft = samplePage('/apps/raft', { kind: 'product', name: 'Raft', entry: {} } as unknown as Partial<Page>)
const ferry = samplePage('/apps/ferry', { kind: 'product', name: 'Ferry', entry: {} } as unknown as Partial<Page>)

test('a family in which one keeps the rights in all others is good', () =>
  expect(rightProblems({ pages: [family, keeper, raft] })).toEqual([]))

test('a family in which nobody keeps them is told so, unless that one could not be read', () => {
  const pages = [family, raft]
  expect(rightProblems({ pages })).toMatchObject([{ file: family.file, field: 'kind' }])
  expect(rightProblems({ pages, unread: new Set(['/apps/keys']) })).toEqual([])
})

test('an app without a column is named', () =>
  expect(rightProblems({ pages: [family, keeper, raft, ferry] })).toMatchObject([
    { file: keeper.file, field: 'figure.columns', what: expect.stringContaining('does not name Ferry') },
  ]))
