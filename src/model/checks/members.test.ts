import { expect, test } from 'vitest'
import { samplePage } from '../../../tests/support/sample.ts'
import type { Page } from '../page.ts'
import { memberProblems } from './members.ts'

const below = (family: Page['kind'], member: Page['kind']) =>
  memberProblems([
    samplePage('/f', { kind: family } as Partial<Page>),
    samplePage('/f/a', { kind: member } as Partial<Page>),
  ])

test('a product stands among tools, for it brings a figure of its own', () => {
  expect(below('tools', 'product')).toEqual([])
})

test.each(['systems', 'apis'] as const)('a product does not stand below %s', (family) => {
  expect(below(family, 'product')).toMatchObject([{ field: 'kind', what: expect.stringContaining(`"${family}"`) }])
})
