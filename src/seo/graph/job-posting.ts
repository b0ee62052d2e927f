import type { JobPosting } from 'schema-dts'
import type { Page } from '../../model/page.ts'
import type { Company } from '../../model/schema/facts.ts'
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
 * An open position, for its own page alone. None where the day of its posting is not known: search engines ask for it,
 * and a made-up one would be a lie. `html` is what the page says about the work.
 */
export function jobPosting(company: Company, page: PositionPage, html: string): JobPosting | undefined {
  if (!page.posted || page.closed) return undefined
  const office = company.offices.find(({ city }) => city === page.location)
  const employmentType = employmentTypes[page.type.toLowerCase()]
  return {
    '@type': 'JobPosting',
    title: page.name,
    description: html,
    datePosted: page.posted,
    ...(page.closes && { validThrough: `${page.closes}T23:59:59Z` }),
    ...(employmentType && { employmentType }),
    hiringOrganization: publisher(company),
    ...(office
      ? { jobLocation: { '@type': 'Place', address: postalAddress(office) } }
      : { jobLocationType: 'TELECOMMUTE' }),
    // One applies on the page itself only where its form delivers.
    directApply: company.messages === 'service',
  } as JobPosting
}
