import { expect, test } from 'vitest'
import { samplePage } from '../../../tests/support/sample.ts'
import type { Page } from '../page.ts'
import { oddValueWarnings } from './odd-values.ts'

const warned = (...pages: Page[]) => oddValueWarnings(pages, new Date('2026-11-15')).map(({ what }) => what)
const fields = (address: string, changes: object) => samplePage(address, changes as Partial<Page>)

test.each([
  [['205.70', '247', '500'], 0],
  [['9', '10'], 0],
  [['205.70', '2470', '500'], 1],
  [['247', '247'], 1],
])('plans for %j', (prices, count) => {
  const plans = prices.map((price, i) => ({ name: `Plan ${i}`, price }))
  expect(warned(fields('/a', { kind: 'product', pricing: { plans } }))).toHaveLength(count)
})

test.each([
  ['2026-11-01', 0],
  ['2025-11-14', 1],
])('a stage that was confirmed on %s', (confirmed, count) => {
  const offering = { status: 'published', stage: { is: 'in development', confirmed } }
  expect(warned(fields('/a', offering))).toHaveLength(count)
})

test.each([
  ['Our support answers from 8:00 a.m. to 8:00 p.m.', 1],
  ['Our support answers from 9 a.m. until 6:00 p.m.', 0],
  ['The market is held from 8:00 a.m. to 1:00 p.m.', 0],
])('beside the hours of the contact page: %s', (body, count) => {
  const contact = fields('/contact', {
    kind: 'contact',
    hours: { text: 'Monday - Friday, 9:00 AM - 6:00 PM local time' },
  })
  expect(warned(contact, fields('/a', { kind: 'legal', body }))).toHaveLength(count)
})
