import { expect, test } from 'vitest'
import { parentAddress } from '../../src/model/address.ts'
import { pageFor, pageOf } from '../browser/subjects.ts'
import { all, among, hrefs, one, region, specPage, textOf, texts } from './spec-page.ts'

const { page, main } = specPage('home', '/')
const linkNamed = (name: string) => all(main, 'a').find((link) => textOf(link) === name)

test('the hero leads to Our Services and Learn More', () => {
  expect(linkNamed('Our Services')?.getAttribute('href')).toBe(pageFor('/investment').address)
  expect(linkNamed('Learn More')?.getAttribute('href')).toBe(pageFor('/about').address)
})

test('the five core services lead straight to their divisions', () => {
  const titles = [
    'Software & Technology',
    'Investment Services',
    'Professional Services',
    'Insights & Research',
    'Community Impact',
  ]
  const services = region(main, page.services.heading)
  expect(among(texts(services, 'a'), titles)).toEqual(titles)
  for (const link of all(services, 'a')) {
    // The route that the specification makes of a title, wherever its page is now.
    const route = `/${textOf(link).toLowerCase().replaceAll(' ', '-')}`
    if (titles.includes(textOf(link))) expect(link.getAttribute('href')).toBe(pageFor(route).address)
    expect(pageFor(link.getAttribute('href') ?? '').kind).toBe('division')
  }
})

test('the cards of the carousel lead to articles, and show what those say of themselves', () => {
  const carousel = one(main, '[aria-roledescription=carousel]')
  const cards = all(carousel, '[data-slides] > [aria-roledescription=slide]')
  expect(hrefs(carousel, '[data-slides] a')).toEqual(page.insights.articles)
  expect(cards).toHaveLength(page.insights.articles.length)
  for (const [i, card] of cards.entries()) {
    const article = pageOf('article', page.insights.articles[i] ?? '')
    expect(texts(card, 'h3')).toEqual([article.heading])
    expect(texts(card, 'p')).toEqual([pageFor(parentAddress(article.address)).name, article.summary])
    expect(card.getAttribute('aria-label')).toBe(`${i + 1} of ${cards.length}`)
  }
})

test('the carousel has four cards', () => {
  expect(all(main, '[data-slides] > *')).toHaveLength(4)
})
