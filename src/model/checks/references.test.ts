import { expect, test } from 'vitest'
import { samplePage } from '../../../tests/support/sample.ts'
import type { Page } from '../page.ts'
import { referenceProblems } from './references.ts'

const related = (to: string) => samplePage('/a', { status: 'published', related: [to] } as Partial<Page>)
const wait = 'Choose another page, or wait until that one is published.'

// All else is told of whole content: tests/unit/mistakes.
test.each([
  ['a draft', { drafts: [{ address: '/later', file: 'content/pages/later.md' }] }, 'a draft'],
  ['out later', { scheduled: [{ address: '/later', date: '2031-02-03' }] }, 'left out until 2031-02-03'],
])('a page that is %s is no page to relate to', (_case, left, reason) => {
  expect(referenceProblems({ menu: [], footer: [], pages: [related('/later')], ...left })).toEqual([
    { file: 'content/pages/a.md', field: 'related[0]', what: `leads to /later, which is ${reason}.`, cure: wait },
  ])
})

test('the menu may name what is in preparation', () => {
  const menu = [{ title: 'A', short: 'A', page: '/a', items: [{ page: '/a' }] }]
  expect(referenceProblems({ menu, footer: [], pages: [samplePage('/a')] })).toEqual([])
})
