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
    const { address, heading, summary, date } = pick('article', newest[i])
    expect(texts(card, 'h3')).toEqual([heading])
    expect(texts(card, 'p:first-child > span')).toEqual([pageFor(parentAddress(address)).name])
    expect(texts(card, 'time')).toEqual([longDate(date)])
    expect(texts(card, 'h3 + p')).toEqual([summary])
    expect(card.getAttribute('aria-label')).toBe(`${i + 1} of ${cards.length}`)
  }
})

test('the strands of the hero lead to the divisions by their names, and say what each does', () => {
  const flows = one(main, 'ul.flows')
  expect(hrefs(flows)).toEqual(page.strands.map((strand) => strand.page))
  expect(texts(flows, 'li')).toEqual(page.strands.map(({ page: to, does }) => `${pageFor(to).name}: ${does}`))
})

test('those whom the company is for are led to where they belong', () => {
  const links = one(main, '.audiences')
  expect(texts(links, 'li')).toEqual(page.audiences.map(({ who }) => who))
  expect(hrefs(links)).toEqual(page.audiences.map((audience) => audience.page))
})

function figureAt(address: string) {
  const shown = pageFor(address)
  return 'figure' in shown ? shown.figure : undefined
}

test('what the work looks like is shown by figures of other pages, as those have them', () => {
  const [sheet, band, window] = all(main, '.exhibit')
  if (!sheet || !band || !window) throw new Error('There are fewer than three exhibits.')
  for (const [i, exhibit] of [sheet, band, window].entries())
    expect(hrefs(one(exhibit, '.finding'))).toEqual([page.proof.exhibits[i]?.page])

  const figure = figureAt('/services/consulting/frameworks')
  const shown = page.proof.exhibits[0]?.shows ?? []
  expect(texts(sheet, 'h3').slice(1)).toEqual(shown)
  for (const { title, excerpt } of figure?.draws === 'document' ? figure.contents : [])
    if (shown.includes(title) && excerpt.note) expect(textOf(sheet)).toContain(excerpt.note)

  const strategies = pages.filter(({ address }) => parentAddress(address) === '/investment/strategies')
  expect(hrefs(one(band, 'ol')).toSorted()).toEqual(strategies.map(({ address }) => address).toSorted())
  expect(textOf(one(band, 'h3'))).toBe(figureAt('/investment/strategies')?.heading)

  const trato = figureAt('/software/darden/trato')
  expect(textOf(one(window, 'h3'))).toBe(trato?.heading)
  const [tab] = trato?.draws === 'screen' ? trato.tabs : []
  expect(textOf(one(window, '.screen'))).toContain(tab?.screen.shows)
})

test('the carousel has four cards', () => {
  expect(all(main, '[data-slides] > *')).toHaveLength(4)
})
