import { describe, expect, test } from 'vitest'
import { childrenOf, pathTo } from '../../src/site/tree.ts'
import { company, pageFor, pages, tree } from '../browser/subjects.ts'
import { all, builtOf, hrefs, one, textOf, texts } from './spec-page.ts'

const breadcrumbOf = (address: string) => one(builtOf(address), 'nav[aria-label=Breadcrumb]')

describe('the breadcrumb', () => {
  const deep = pages.filter(({ address }) => pathTo(tree, address).length > 2)

  test.each(deep)('of $address shows the last two crumbs, a way back, and what the last one is', ({ address }) => {
    const crumbs = breadcrumbOf(address)
    const [back, parent, last] = pathTo(tree, address).slice(-3)
    const way = all(crumbs, 'a').find((link) => textOf(link) === `Back to ${back?.name}`)
    expect(way?.getAttribute('href')).toBe(back?.address)
    expect(texts(crumbs, 'li')).toEqual([parent?.name, `/${last?.name}`])
    expect(texts(crumbs, '[aria-current=page]')).toEqual([last?.name])
    expect(texts(crumbs, 'p')).toEqual([last?.summary])
  })

  test('has no way back where there are only two', () => {
    const shallow = childrenOf(tree, '/')
    expect(shallow.length).toBeGreaterThan(0)
    for (const { address } of shallow) {
      expect(hrefs(breadcrumbOf(address)), address).toEqual(['/'])
      expect(texts(breadcrumbOf(address), 'a'), address).toEqual([pageFor('/').name])
    }
  })
})

describe('the footer', () => {
  const footer = one(builtOf('/'), 'footer')

  test('has the specified links at their canonical addresses', () => {
    // As the specification lists them; where one has moved since, the footer leads straight there.
    const specified = ['/about', '/careers', '/contact', '/investment', '/software', '/consulting', '/research']
    const expected = ['/', ...specified, '/privacy', '/terms'].map((address) => pageFor(address).address)
    expect(hrefs(footer)).toEqual(expect.arrayContaining([...expected, `${pageFor('/cookies').address}#cookies`]))
  })

  test('has social links that say they lead away', () => {
    const social = all(one(footer, 'nav[aria-label=Follow]'), 'a')
    expect(social.map(textOf)).toEqual(company.social.map(({ label }) => `${label}(leaves this site)`))
    expect(social.map((link) => link.getAttribute('href'))).toEqual(company.social.map(({ href }) => href))
    for (const link of social) expect(link.getAttribute('href')).toMatch(/^https:/)
  })

  test('has every office and the legal line', () => {
    for (const { city } of company.offices) expect(textOf(footer)).toContain(city)
    const [legal = ''] = texts(footer, 'p').filter((text) => text.startsWith('©'))
    expect(legal.replace(/\d{4}/, 'year')).toBe(`© year ${company.name}`)
  })
})
