import { describe, expect, test } from 'vitest'
import { dayFinding, hoursByOffice } from '../../src/site/company-views.ts'
import { company, pages } from '../browser/subjects.ts'
import { all, among, builtOf, hrefs, iconOf, items, one, region, specPage, textOf, texts } from './spec-page.ts'

const { page, main } = specPage('contact', '/contact')

test('the page has its heading, the form, the support hours and a card for each office', () => {
  expect(texts(main, 'h1')).toEqual(['Get in Touch'])
  one(region(main, 'Send us a Message'), 'form')
  region(main, 'Support Hours')
  expect(items(region(main, page.offices.heading))).toHaveLength(company.offices.length)
})

test('the support hours are one card, which says what to do outside them', () => {
  const card = region(main, 'Support Hours')
  iconOf(card)
  const [hours, urgent, ...more] = texts(card, 'p')
  expect(hours).toBe('Monday - Friday, 9:00 AM - 6:00 PM local time')
  expect(urgent).toMatch(/urgent/i)
  expect(urgent).toContain(company.emails.support)
  expect(hrefs(card)).toEqual([`mailto:${company.emails.support}`])
  expect(more).toEqual([])
})

describe('the offices', () => {
  const cards = items(region(main, page.offices.heading))

  test('have a card each', () => {
    expect(cards.map((card) => textOf(one(card, 'h3')))).toEqual(company.offices.map(({ city }) => city))
    for (const card of cards) iconOf(card)
  })

  test.each(company.offices.map((office, i) => ({ ...office, i })))(
    '$city: its address, phone and e-mail',
    (office) => {
      const lines = one(cards[office.i] ?? main, 'address')
      expect(textOf(one(lines, 'p:first-child'))).toBe(office.address.join(', '))
      expect(hrefs(lines)).toEqual([`tel:${office.phone.replaceAll(' ', '')}`, `mailto:${office.email}`])
      expect(texts(lines, 'a')).toEqual([office.phone, office.email])
    },
  )

  test('stand on no map, on any page: their addresses are not real yet', () => {
    const maps = /^geo:|openstreetmap\.|\bmaps\.(?:app|apple|google)\b|google\.[a-z.]+\/maps|bing\.com\/maps/i
    const out = [...pages.map(({ address }) => address), '/search', '/404']
      .flatMap((address) => hrefs(builtOf(address)))
      .filter((href) => maps.test(href))
    expect(out).toEqual([])
  })
})

test('the day of the offices says what it shows, by their own hours', () => {
  const day = one(main, 'figure[aria-labelledby=day]')
  expect(texts(day, 'li b')).toEqual(company.offices.map(({ city }) => city))
  expect(texts(day, 'h2')).toEqual([dayFinding(hoursByOffice(company.offices))])
})

describe('the form', () => {
  const form = one(main, 'form')

  test('offers the eight inquiry types, and each value is the lower-cased label', () => {
    const labels = [
      'Investment Services',
      'Software',
      'Consulting',
      'Research Access',
      'Community Programs',
      'Career Opportunities',
      'Media Inquiry',
      'Other',
    ]
    const [, ...options] = all(form, 'select option')
    expect(among(options.map(textOf), labels)).toEqual(labels)
    for (const option of options) expect(option.getAttribute('value')).toBe(textOf(option).toLowerCase())
  })

  test('says without JavaScript how to write by e-mail instead, and its button is not to be pressed', () => {
    const { support } = company.emails
    expect(textOf(one(form, 'noscript p'))).toContain(`Please write to ${support}`)
    expect(hrefs(main)).toContain(`mailto:${support}`)
    expect(one(form, 'button[type=submit]').hasAttribute('disabled')).toBe(true)
  })
})
