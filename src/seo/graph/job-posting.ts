import type { JobPosting } from 'schema-dts'
import type { Pay } from '../../lib/formats.ts'
import { countryName } from '../../lib/formats.ts'
import type { Page } from '../../model/page.ts'
import type { Company } from '../../model/schema/facts.ts'
import { withFullAddresses } from '../feed.ts'
import { xml } from '../xml.ts'
import { postalAddress, publisher } from './organization.ts'

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
