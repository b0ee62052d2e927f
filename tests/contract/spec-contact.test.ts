import { describe, expect, test } from 'vitest'
import { company } from '../browser/subjects.ts'
import { all, among, hrefs, items, one, region, specPage, textOf, texts } from './spec-page.ts'

const { main } = specPage('contact', '/contact')

test('the page has its heading, the form, the support hours and a card for each office', () => {
  expect(texts(main, 'h1')).toEqual(['Get in Touch'])
  one(region(main, 'Send us a Message'), 'form')
  const hours = region(main, 'Support Hours')
  expect(textOf(hours)).toContain('Monday - Friday, 9:00 AM - 6:00 PM local time')
  expect(hrefs(hours)).toContain(`mailto:${company.emails.support}`)
  expect(texts(region(main, 'Offices'), 'h3')).toEqual(company.offices.map(({ city }) => city))
})

describe.each(company.offices)('the card of $city', ({ city, address, phone, email }) => {
  const card = items(region(main, 'Offices')).find((item) => textOf(one(item, 'h3')) === city)

  test('has its address, phone, e-mail and map', () => {
    const lines = card ? one(card, 'address') : undefined
    expect(lines && texts(lines, 'span').slice(0, address.length)).toEqual(address)
    const [call, write, map = ''] = card ? hrefs(card) : []
    expect(call).toBe(`tel:${phone.replaceAll(' ', '')}`)
    expect(write).toBe(`mailto:${email}`)
    expect(map).toMatch(/^https:\/\/www\.openstreetmap\.org/)
    expect(new URL(map).searchParams.get('query')).toBe(address.join(', '))
  })
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
