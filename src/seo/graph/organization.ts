import type { Organization, Place, PostalAddress, WebSite } from 'schema-dts'
import type { Company, Office } from '../../model/schema/facts.ts'
import { canonical } from '../canonical.ts'

/** How other parts of any page's graph refer to the group. */
function organizationId({ site }: Company): string {
  return `${site}/#organization`
}

/** The group where all of it is told: its offices only on the page that shows them. */
export function organization(company: Company, { withOffices }: { withOffices: boolean }): Organization {
  const { name, shortName, tagline, site, offices, social } = company
  return {
    '@type': 'Organization',
    '@id': organizationId(company),
    name,
    alternateName: shortName,
    description: tagline,
    url: canonical(site, '/'),
    logo: canonical(site, '/icon-512.png'),
    sameAs: social.map(({ href }) => href),
    ...(withOffices && {
      location: offices.map(officePlace),
      contactPoint: offices.map(({ phone, email }) => ({ '@type': 'ContactPoint', telephone: phone, email })),
    }),
  }
}

/** An office as a place, with its street. */
function officePlace(office: Office): Place {
  return { '@type': 'Place', name: office.city, address: postalAddress(office, streetOf(office)) }
}

/** The lines of an address above the one that begins with the city. */
export function streetOf({ address, city }: Office): string {
  const above = address.findIndex((line, i) => i > 0 && line.startsWith(city))
  return address.slice(0, above < 0 ? address.length : above).join(', ')
}

/** Where an office is: its city and country, and its street where the page shows it. */
export function postalAddress({ city, country }: Office, streetAddress?: string): PostalAddress {
  return {
    '@type': 'PostalAddress',
    ...(streetAddress && { streetAddress }),
    addressLocality: city,
    addressCountry: country,
  }
}

/** The group by name, for pages that say no more of it. */
export function publisher(company: Company): Organization {
  return { '@type': 'Organization', '@id': organizationId(company), name: company.name }
}

export function webSite(company: Company): WebSite {
  return {
    '@type': 'WebSite',
    name: company.name,
    alternateName: company.shortName,
    url: canonical(company.site, '/'),
    publisher: { '@id': organizationId(company) },
  }
}
