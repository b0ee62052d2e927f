import { expect, test } from 'vitest'
import { all, hrefs, items, one, region, specPage, textOf, texts } from './spec-page.ts'

const { page, main } = specPage('toolbox', '/software/vertical/tinta')

test('eight features are shown, each with a title and what it does', () => {
  const features = all(region(main, page.features.heading), 'ol > li')
  expect(features).toHaveLength(8)
  expect(new Set(features.map((feature) => textOf(feature))).size).toBe(8)
  for (const feature of features) {
    expect(texts(feature, 'h3')).toHaveLength(1)
    expect(texts(feature, 'p')).toEqual([expect.stringMatching(/.{40,}/)])
  }
})

test('the four user groups each say what it is like without the product, and what changes with it', () => {
  const groups = items(region(main, page.groups.heading))
  const named = ['International remittances', 'Gig workers', 'Small businesses', 'Personal finance']
  expect(groups.flatMap((group) => texts(group, 'h3'))).toEqual(named)
  for (const group of groups) {
    const [without, before, withIt, after] = texts(group, 'p')
    expect([without, withIt]).toEqual([`Without ${page.name}`, `With ${page.name}`])
    expect(before).toMatch(/.{40,}/)
    expect(after).toMatch(/.{40,}/)
    expect(after).not.toBe(before)
  }
})

test('the phone says that it is drawn, is not read out, and its numbers are those of the features', () => {
  const phone = one(main, 'figure.phone')
  expect(phone.getAttribute('aria-hidden')).toBe('true')
  expect(textOf(phone)).toContain('Drawn example')
  const numbers = page.features.points.map((_, i) => `${i + 1}`)
  expect(texts(phone, '.numeral')).toEqual(numbers)
  expect(texts(region(main, page.features.heading), 'h3 .numeral')).toEqual(numbers)
})

test('each group leads to the features it uses, by their numbers and names', () => {
  const features = all(region(main, page.features.heading), 'ol > li')
  for (const group of items(region(main, page.groups.heading))) {
    expect(hrefs(group).length).toBeGreaterThan(0)
    for (const link of all(group, 'a')) {
      const feature = features.find(({ id }) => `#${id}` === link.getAttribute('href'))
      expect(textOf(link)).toBe(feature && textOf(one(feature, 'h3')))
    }
  }
})

test('a sum is taken apart by the tools, in order: each cut leads to its tool, and what is left comes last', () => {
  const { heading, whole, cuts, left, note } = page.takenApart
  const section = region(main, heading)
  const [first, ...rows] = all(one(section, 'figure'), 'ol > li')
  expect(first && textOf(first)).toBe(whole)
  expect(rows.flatMap((row) => texts(row, 'h3'))).toEqual([...cuts, left].map(({ title }) => title))
  expect(hrefs(section)).toEqual(cuts.map(({ tool }) => `#tool-${tool}`))
  expect(texts(section, 'figcaption')).toEqual([note])
})
