import { describe, expect, test } from 'vitest'
import { samplePage } from '../../tests/support/sample.ts'
import type { Page } from '../model/page.ts'
import type { Company, Office } from '../model/schema/facts.ts'
import { jobPosting, jsonLd, software, streetOf } from './graph.ts'

describe('graph', () => {
  const company = {
    name: 'Example Society',
    site: 'https://a.example',
    offices: [{ city: 'London', country: 'GB' }],
  } as Company

  type Product = Extract<Page, { kind: 'product' }>
  type Position = Extract<Page, { kind: 'position' }>

  const product = samplePage('/boat', {
    kind: 'product',
    pricing: { plans: [{ name: 'Base', price: '205.70' }] },
  } as Partial<Page>) as Product

  test('a product has offers only where their currency is known', () => {
    expect(software(company, product)).not.toHaveProperty('offers')
    expect(software({ ...company, currency: 'USD' }, product)).toHaveProperty('offers', [
      { '@type': 'Offer', name: 'Base', price: '205.70', priceCurrency: 'USD' },
    ])
  })

  test('a product says how far it is where somebody has confirmed it', () => {
    expect(software(company, product)).not.toHaveProperty('creativeWorkStatus')
    const stage = { is: 'in development', confirmed: '2026-11-01' } as const
    expect(software(company, { ...product, stage })).toHaveProperty('creativeWorkStatus', 'in development')
  })

  const posting = (changes: Partial<Position>) => {
    const dated = { posted: '2026-01-31', closed: false }
    const fields = { kind: 'position', type: 'Full-time', location: 'London', requirements: ['Pen & ink'], ...dated }
    const page = samplePage('/careers/maker', { ...fields, ...changes } as Partial<Page>) as Position
    return jobPosting(company, page, '<p><a href="/boats">The work</a>.</p>')
  }

  test('a position is marked up while it is open and the day of its posting is known', () => {
    expect(posting({})).toMatchObject({ datePosted: '2026-01-31', employmentType: 'FULL_TIME' })
    expect(posting({ closed: true })).toBeUndefined()
    expect(posting({ posted: undefined })).toBeUndefined()
  })

  test('a position is in the country of its office; a type that nobody knows is left out', () => {
    expect(posting({})).toHaveProperty('jobLocation.address.addressCountry', 'GB')
    expect(posting({ type: 'Now and then' })).not.toHaveProperty('employmentType')
  })

  test('a remote position is marked up where it says who may apply, and not at all where it does not', () => {
    const remote = posting({ location: 'Remote', applicants: ['US', 'GB'] })
    expect(remote).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [
        { '@type': 'Country', name: 'United States' },
        { '@type': 'Country', name: 'United Kingdom' },
      ],
    })
    expect(remote).not.toHaveProperty('jobLocation')
    expect(posting({ location: 'Remote' })).toBeUndefined()
  })

  test('its pay is a range, or one number', () => {
    const pay = { from: 30, to: 40, currency: 'GBP', per: 'hour' } as const
    expect(posting({})).not.toHaveProperty('baseSalary')
    expect(posting({ pay })).toHaveProperty('baseSalary', {
      '@type': 'MonetaryAmount',
      currency: 'GBP',
      value: { '@type': 'QuantitativeValue', minValue: 30, maxValue: 40, unitText: 'HOUR' },
    })
    expect(posting({ pay: { ...pay, to: 30 } })).toHaveProperty('baseSalary.value.value', 30)
  })

  test('its description is all of it, with addresses that lead there from anywhere', () =>
    expect(posting({})).toHaveProperty(
      'description',
      '<p><a href="https://a.example/boats">The work</a>.</p><h2>Requirements</h2><ul><li>Pen &amp; ink</li></ul>',
    ))

  test.each([
    [['1 Quay', 'London EC1A 0AA', 'United Kingdom'], '1 Quay'],
    [['London House', '1 Quay', 'London'], 'London House, 1 Quay'],
    [['1 London Road', 'Kent'], '1 London Road, Kent'],
    [['London Road 1'], 'London Road 1'],
  ])('of %j, the street is %s', (address, street) =>
    expect(streetOf({ city: 'London', address } as Office)).toBe(street),
  )

  test('the last day counts to its end', () =>
    expect(posting({ closes: '2026-02-28' })).toHaveProperty('validThrough', '2026-02-28T23:59:59Z'))
})

describe('json ld', () => {
  test.each([
    ['the end of a script', '</script><script>alert(1)</script>'],
    ['a comment', '<!-- <script>'],
    ['quotes', '"Tom\'s" \\ “Ann”'],
    ['an emoji and a line separator', '🪁 \u2028'],
  ])('%s in a title stays a text', (_case, name) => {
    const written = jsonLd({ '@context': 'https://schema.org', '@graph': [{ '@type': 'Thing', name }] })
    expect(written).not.toContain('<')
    expect(JSON.parse(written)['@graph'][0].name).toBe(name)
  })
})
