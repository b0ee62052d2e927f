import { expect, test } from 'vitest'
import { among, items, region, specPage, textOf, texts } from './spec-page.ts'

const { page, main } = specPage('product', '/software/vertical/tinta')

test('eight features are shown, each with a title and what it does', () => {
  const features = items(region(main, page.features.heading))
  expect(features).toHaveLength(8)
  expect(new Set(features.map((feature) => textOf(feature))).size).toBe(8)
  for (const feature of features) {
    expect(texts(feature, 'h3')).toHaveLength(1)
    expect(texts(feature, 'p')).toEqual([expect.stringMatching(/.{40,}/)])
  }
})

test('the four user groups each say what it is like without the product, and what changes with it', () => {
  const groups = items(region(main, page.groups?.heading ?? ''))
  const named = ['International remittances', 'Gig workers', 'Small businesses', 'Personal finance']
  expect(
    among(
      groups.flatMap((group) => texts(group, 'h3')),
      named,
    ),
  ).toEqual(named)
  for (const group of groups) {
    const [without, before, withIt, after] = texts(group, 'p')
    expect([without, withIt]).toEqual([`Without ${page.name}`, `With ${page.name}`])
    expect(before).toMatch(/.{40,}/)
    expect(after).toMatch(/.{40,}/)
    expect(after).not.toBe(before)
  }
})
