import type {
  Article,
  BreadcrumbList,
  Graph,
  ItemList,
  JobPosting,
  Offer,
  Organization,
  Place,
  PostalAddress,
  SoftwareApplication,
  Thing,
  WebSite,
} from 'schema-dts'
import { countryName, type Pay } from '../lib/formats.ts'
import type { Page } from '../model/page.ts'
import type { Company, Office } from '../model/schema/facts.ts'
import { authorOf, categoryOf, deskOf } from '../site/article-views.ts'
import { type Breadcrumb, breadcrumb, childrenOf, type Tree } from '../site/tree.ts'
import { canonical, socialImage } from './addresses.ts'
import { type Known, withFullAddresses, xml } from './feed.ts'

/** How other parts of any page's graph refer to the group. */
function organizationId({ site }: Company): string {
  return `${site}/#organization`
}

/** The group where all of it is told: its offices only on the page that shows them. */
function organization(company: Company, { withOffices }: { withOffices: boolean }): Organization {
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
function postalAddress({ city, country }: Office, streetAddress?: string): PostalAddress {
  return {
    '@type': 'PostalAddress',
    ...(streetAddress && { streetAddress }),
    addressLocality: city,
    addressCountry: country,
  }
}

/** The group by name, for pages that say no more of it. */
function publisher(company: Company): Organization {
  return { '@type': 'Organization', '@id': organizationId(company), name: company.name }
}

function webSite(company: Company): WebSite {
  return {
    '@type': 'WebSite',
    name: company.name,
    alternateName: company.shortName,
    url: canonical(company.site, '/'),
    publisher: { '@id': organizationId(company) },
  }
}

/** An article is written by whom it names, or else by its desk. */
function article(company: Company, tree: Tree, page: Extract<Page, { kind: 'article' }>): Article {
  const { site } = company
  const author = authorOf(company, page)
  return {
    '@type': 'Article',
    headline: page.heading,
    description: page.description,
    image: canonical(site, socialImage(page.address)),
    url: canonical(site, page.address),
    datePublished: page.date,
    dateModified: page.reviewed ?? page.date,
    author: author
      ? { '@type': 'Person', name: author.name, jobTitle: author.role }
      : { '@type': 'Organization', name: deskOf(tree, page), url: canonical(site, categoryOf(tree, page).address) },
    publisher: publisher(company),
  }
}

type PositionPage = Extract<Page, { kind: 'position' }>

/** The words that search engines have for how much of the week a position takes; others are left out. */
const employmentTypes: Record<string, string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
}

/**
 * An open position, for its own page alone. None where the day of its posting is not known, nor from where remote work
 * may be done: search engines ask for both, and made-up ones would be lies. `html` is what the page says about the work.
 */
export function jobPosting(company: Company, page: PositionPage, html: string): JobPosting | undefined {
  const place = placeOf(company, page)
  if (!page.posted || page.closed || !place) return undefined
  const employmentType = employmentTypes[page.type.toLowerCase()]
  return {
    '@type': 'JobPosting',
    title: page.name,
    description: withFullAddresses(html + requirementsOf(page), company.site, page.address),
    datePosted: page.posted,
    ...(page.closes && { validThrough: `${page.closes}T23:59:59Z` }),
    ...(employmentType && { employmentType }),
    ...(page.pay && { baseSalary: salaryOf(page.pay) }),
    hiringOrganization: publisher(company),
    ...place,
    // One applies on the page itself only where its form delivers.
    directApply: company.messages === 'service',
  } as JobPosting
}

function salaryOf({ from, to, currency, per }: Pay) {
  const amount = from === to ? { value: from } : { minValue: from, maxValue: to }
  const value = { '@type': 'QuantitativeValue', ...amount, unitText: per.toUpperCase() }
  return { '@type': 'MonetaryAmount', currency, value }
}

/** Search engines want all of a position in its description. */
function requirementsOf({ requirements }: PositionPage): string {
  return `<h2>Requirements</h2><ul>${requirements.map((line) => `<li>${xml(line)}</li>`).join('')}</ul>`
}

/** Where the work is done: at an office, or wherever those live who may apply. */
function placeOf({ offices }: Company, { location, applicants }: PositionPage) {
  const office = offices.find(({ city }) => city === location)
  if (office) return { jobLocation: { '@type': 'Place', address: postalAddress(office) } }
  const countries = applicants?.map((code) => ({ '@type': 'Country', name: countryName(code) }))
  return countries && { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: countries }
}

const entryOf = (i: number, name: string) => ({ '@type': 'ListItem', position: i + 1, name }) as const

/** The crumbs that the page shows, and no others. */
function breadcrumbList(site: string, { back, crumbs }: Breadcrumb): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...(back ? [back] : []), ...crumbs].map(({ label, href }, i) => ({
      ...entryOf(i, label),
      item: canonical(site, href),
    })),
  }
}

/** The members of a family, in the order in which its page lists them. */
function itemList(site: string, members: readonly Page[]): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: members.map(({ name, address }, i) => ({ ...entryOf(i, name), url: canonical(site, address) })),
  }
}

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
    ...(page.stage && { creativeWorkStatus: page.stage.is }),
    ...(offers && { offers }),
  }
}

/** What a page tells search engines about itself. Everything in it can be read on the page. */
export function graphOf(known: Known, page: Page): Graph {
  const { company, tree } = known
  const crumbs = page.address === '/' ? [] : [breadcrumbList(company.site, breadcrumb(tree, page.address))]
  return { '@context': 'https://schema.org', '@graph': [...crumbs, ...subjects(known, page)] }
}

/** What the page is about, by its kind. */
function subjects({ company, tree, html }: Known, page: Page): Thing[] {
  switch (page.kind) {
    case 'home':
      return [webSite(company), organization(company, { withOffices: false })]
    case 'about':
      return [organization(company, { withOffices: false })]
    case 'contact':
      return [organization(company, { withOffices: true })]
    case 'article':
      return [article(company, tree, page)]
    case 'position':
      return [jobPosting(company, page, html(page)) ?? []].flat()
    case 'product':
      return [software(company, page)]
    case 'family':
    case 'shelf':
      return [itemList(company.site, childrenOf(tree, page.address))]
    default:
      return []
  }
}

/** A graph as it stands in a page. No text in it can end the script, whatever an editor wrote. */
export function jsonLd(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}
