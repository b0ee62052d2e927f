import { expect, test } from 'vitest'
import { longDate } from '../../src/lib/date.ts'
import { parentAddress } from '../../src/model/address.ts'
import { pageFor, pages, pick } from '../browser/subjects.ts'
import { all, among, hrefs, one, region, specPage, textOf, texts } from './spec-page.ts'

const { page, main } = specPage('home', '/')
const newest = pages
  .filter((article) => article.kind === 'article')
  .toSorted((a, b) => b.date.localeCompare(a.date) || a.address.localeCompare(b.address))
  .slice(0, 4)
const linkNamed = (name: string) => all(main, 'a').find((link) => textOf(link).split(':')[0] === name)

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

test('the cards of the carousel lead to the newest articles, and show what those say of themselves', () => {
  const carousel = one(main, '[aria-roledescription=carousel]')
  const cards = all(carousel, '[data-slides] > [aria-roledescription=slide]')
  expect(hrefs(carousel, '[data-slides] a')).toEqual(newest.map(({ address }) => address))
  for (const [i, card] of cards.entries()) {
    const { address, heading, summary, date, figure } = pick('article', newest[i])
    expect(texts(card, 'h3')).toEqual([heading])
    expect(texts(card, 'p:first-child > span')).toEqual([pageFor(parentAddress(address)).name])
    expect(texts(card, 'time')).toEqual([longDate(date)])
    expect(texts(card, 'h3 + p')).toEqual([summary])
    // Beside a mark may stand what it is: an end of the range, or the one that the article is about.
    const marks = texts(card, 'ol > li')
    expect(marks).toHaveLength(figure.marks.length)
    for (const [at, { title }] of figure.marks.entries()) expect(`${marks[at]} `).toMatch(new RegExp(`^${title} `))
    expect(card.getAttribute('aria-label')).toBe(`${i + 1} of ${cards.length}`)
  }
})

test('the strands of the hero and the score below lead to the divisions', () => {
  const divisions = page.strands.map((strand) => strand.page)
  expect(hrefs(one(main, 'figure.flows'))).toEqual(divisions)
  const score = one(main, 'figure.staves')
  expect(hrefs(score)).toEqual(divisions)
  const nameOf = (address: string) => pageFor(address).name
  for (const [i, { what, from, to }] of page.passes.entries()) {
    const said = texts(score, 'ol > li')[i] ?? ''
    expect(said).toContain(what)
    const [givers = '', receivers = ''] = said.slice(what.length).split(' to ')
    for (const giver of from) expect(givers).toContain(nameOf(giver))
    for (const receiver of to) expect(receivers).toContain(nameOf(receiver))
    expect(all(score, 'ol > li')[i]?.querySelectorAll('circle.gives')).toHaveLength(from.length)
    expect(all(score, 'ol > li')[i]?.querySelectorAll('circle')).toHaveLength(from.length + to.length)
  }
})

test('the carousel has four cards', () => {
  expect(all(main, '[data-slides] > *')).toHaveLength(4)
})
