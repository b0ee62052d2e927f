import { expect, test } from 'vitest'
import { anchorOf } from '../../src/lib/names.ts'
import { parentAddress } from '../../src/model/address.ts'
import { company, pageFor, pages } from '../browser/subjects.ts'
import { all, hrefs, one, specPage, textOf, texts } from './spec-page.ts'

const { page, main } = specPage('home', '/')

test('the strands of the hero lead to the divisions by their names, and say what each does', () => {
  const flows = one(main, 'ul.flows')
  expect(hrefs(flows)).toEqual(page.strands.map((strand) => strand.page))
  expect(texts(flows, 'li')).toEqual(page.strands.map(({ page: to, does }) => `${pageFor(to).name}: ${does}`))
})

test('those whom the company is for are told what they get, and led to where they belong', () => {
  const links = one(main, '.audiences')
  expect(texts(links, 'li')).toEqual(page.audiences.map(({ who, gets }) => who + gets))
  expect(hrefs(links)).toEqual(page.audiences.map((audience) => audience.page))
})

test('when somebody answers can be read without scripts, and each office leads to its card', () => {
  const strip = one(main, '.office-times')
  const contact = pages.find(({ kind }) => kind === 'contact')
  expect(texts(strip, 'h2')).toEqual(['When we answer'])
  expect(texts(strip, 'h2 + p')).toEqual([contact?.kind === 'contact' && contact.hours.text])
  expect(hrefs(strip)).toEqual(company.offices.map(({ city }) => `/contact#${anchorOf(city)}`))
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
