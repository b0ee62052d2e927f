import { expect, test } from 'vitest'
import { samplePage } from '../../tests/support/sample.ts'
import type { Page } from '../model/page.ts'
import { membersStatusOf, statusOf } from './offering-views.ts'
import { buildTree } from './tree.ts'

const company = { status: 'Described here' }
const stage = { is: 'in development', confirmed: '2026-11-01' } as const

test('what exists of an offering is what was confirmed, or what the company says of all others', () => {
  expect(statusOf({ stage }, company)).toBe('In development, confirmed November 1, 2026')
  expect(statusOf({}, company)).toBe('Described here')
})

test('a family sums up what exists of its members where they differ, and says nothing where they do not', () => {
  const summed = (...members: object[]) => {
    const below = members.map((changes, order) =>
      samplePage(`/f/${order}`, { status: 'published', order, ...changes } as Partial<Page>),
    )
    return membersStatusOf(buildTree([samplePage('/'), samplePage('/f'), ...below]), '/f')
  }
  const inPreparation = { status: 'in-preparation' }
  const described = { facts: [] }
  const product = { kind: 'product', facts: [] }
  const staged = { stage, facts: [] }
  expect(summed(described, product, staged, inPreparation, inPreparation)).toBe(
    '2 described here, 1 in development, 2 in preparation',
  )
  expect(summed(described, product)).toBeUndefined()
  expect(summed(staged, { stage, kind: 'family' })).toBeUndefined()
})
