import { expect, test } from 'vitest'
import { isFamily } from '../../src/model/families.ts'
import { isInPreparation } from '../../src/model/status.ts'
import { site } from '../support/built.ts'
import { repeated } from './rules/rule.ts'

/** Every family argues in its own way, and what it offers has a shape that fits it. */

const published = site.content.pages.filter((page) => !isInPreparation(page))
const rootAt = (address: string) => site.pages.find((page) => page.address === address)?.root
const headings = (address: string) =>
  rootAt(address)
    ?.querySelectorAll('main h2')
    .map(({ text }) => text.trim())
    .join(' / ') ?? ''

test('no two families share their sequence of headings', () => {
  const families = published.filter(isFamily)
  expect(families.length).toBeGreaterThan(5)
  expect(repeated(families.map(({ address }) => headings(address)))).toEqual([])
})

test('a shape that serves more than fifteen pages has a figure', () => {
  const kinds = Map.groupBy(published, ({ kind }) => kind)
  const bare = [...kinds].filter(
    ([, pages]) => pages.length > 15 && pages.some(({ address }) => !rootAt(address)?.querySelector('main figure')),
  )
  expect(bare.map(([kind]) => kind)).toEqual([])
})
