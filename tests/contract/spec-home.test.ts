import { expect, test } from 'vitest'
import { longDate } from '../../src/lib/formats.ts'
import { parentAddress } from '../../src/model/address.ts'
import { pageFor, pages, pick } from '../browser/subjects.ts'
import { all, hrefs, iconOf, items, one, region, specPage, textOf, texts } from './spec-page.ts'

const { page, main } = specPage('home', '/')
const newest = pages
  .filter((article) => article.kind === 'article')
  .toSorted((a, b) => b.date.localeCompare(a.date) || a.address.localeCompare(b.address))
  .slice(0, 4)

test('the hero leads to Our Services and Learn More', () => {
  const hero = one(main, 'div:has(> h1)')
  // Whoever hears a link without what is around it is told more, behind a colon.
  expect(texts(hero, 'a').map((name) => name.split(':')[0])).toEqual(['Our Services', 'Learn More'])
  expect(hrefs(hero)).toEqual([pageFor('/investment').address, pageFor('/about').address])
  const [solid = '', framed = ''] = all(hero, 'a').map((link) => ` ${link.getAttribute('class')} `)
  for (const look of [solid, framed]) expect(look).toContain(' min-h-12 ')
  expect(solid).toContain(' bg-ink ')
  expect(framed).toContain(' edged ')
})

test('the five core services lead straight to their divisions', () => {
  const titles = [
    'Software & Technology',
    'Investment Services',
    'Professional Services',
    'Insights & Research',
    'Community Impact',
  ]
  const cards = items(region(main, 'Core Services'))
  expect(cards.map((card) => textOf(one(card, 'h3')))).toEqual(titles)
  for (const [i, card] of cards.entries()) {
    // The route that the specification makes of a title, wherever its page is now.
    const route = `/${titles[i]?.toLowerCase().replaceAll(' ', '-')}`
    expect(hrefs(card)).toEqual([pageFor(route).address])
    expect(pageFor(route).kind).toBe('division')
    expect(textOf(one(card, 'h3 + p'))).toBe(page.services.cards[i]?.description)
  }
  // Each has an icon of its own.
  expect(new Set(cards.map((card) => iconOf(card).innerHTML))).toHaveLength(titles.length)
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
