import { expect, test } from 'vitest'
import { all, hrefs, iconOf, items, one, region, specPage, textOf, texts } from './spec-page.ts'

const { page, main } = specPage('product', '/software/vertical/tinta')
const features = items(region(main, page.features.heading))

test('eight features are shown, each with a pictogram, a title and what it does', () => {
  expect(features).toHaveLength(8)
  expect(new Set(features.map((feature) => textOf(feature))).size).toBe(8)
  for (const feature of features) {
    expect(iconOf(feature).getAttribute('aria-hidden')).toBe('true')
    expect(texts(feature, 'h3')).toHaveLength(1)
    expect(texts(feature, 'p')).toEqual([expect.stringMatching(/.{40,}/)])
  }
})

test('the four user groups each say what it is like without the product, and what changes with it', () => {
  const groups = items(region(main, page.groups?.heading ?? ''))
  const named = ['International remittances', 'Gig workers', 'Small businesses', 'Personal finance']
  expect(groups.flatMap((group) => texts(group, 'h3'))).toEqual(named)
  for (const group of groups) {
    const [, without, before, withIt, after] = texts(group, 'p')
    expect([without, withIt]).toEqual([`Without ${page.name}`, `With ${page.name}`])
    expect(before).toMatch(/.{40,}/)
    expect(after).toMatch(/.{40,}/)
    expect(after).not.toBe(before)
  }
})

test('each group leads to the features it uses, by their names', () => {
  for (const group of items(region(main, page.groups?.heading ?? ''))) {
    expect(hrefs(group).length).toBeGreaterThan(0)
    for (const link of all(group, 'a')) {
      const feature = features.find(({ id }) => `#${id}` === link.getAttribute('href'))
      expect(textOf(link)).toBe(feature && textOf(one(feature, 'h3')))
    }
  }
})

test('a good month is taken apart, in order: what the bank shows, what comes off, and what is left', () => {
  if (page.figure?.draws !== 'bars') throw new Error('draws no bars')
  const words = textOf(one(main, 'figure'))
  const places = page.figure.columns.map(({ label = '?' }) => words.indexOf(label))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places[0]).toBeGreaterThan(0)
  for (const { text = '?' } of page.figure.columns) expect(words).toContain(text)
})
