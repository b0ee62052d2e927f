import type { Offer, SoftwareApplication } from 'schema-dts'
import type { Page } from '../../model/page.ts'
import type { Company } from '../../model/schema/facts.ts'
import { canonical } from '../canonical.ts'
import { publisher } from './organization.ts'

/** A product. Its plans are offers only where their currency is known; a price in no currency is none. */
export function software(company: Company, page: Extract<Page, { kind: 'product' }>): SoftwareApplication {
  const { currency, site } = company
  const offers = currency
    ? page.pricing?.plans.map(({ name, price }): Offer => ({ '@type': 'Offer', name, price, priceCurrency: currency }))
    : undefined
  return {
    '@type': 'SoftwareApplication',
    name: page.name,
    description: page.description,
    url: canonical(site, page.address),
    applicationCategory: 'BusinessApplication',
    publisher: publisher(company),
    ...(offers && { offers }),
  }
}
