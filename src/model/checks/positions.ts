import { proseOf } from '../copy/texts.ts'
import type { Page } from '../page.ts'
import type { Problem } from '../problems.ts'
import type { Company } from '../schema/facts.ts'
import { didYouMean } from './near.ts'

const file = 'content/company.yaml'

/** Whether positions keep to the departments, types and places of the company: visitors filter the list by them. */
export function positionProblems(pages: readonly Page[], { careers, offices }: Company): Problem[] {
  const known = [
    { field: 'department', names: careers.departments, more: `add it to careers.departments in ${file}` },
    { field: 'location', names: [...offices.map(({ city }) => city), 'Remote'], more: `add an office to ${file}` },
    { field: 'type', names: careers.types, more: `add it to careers.types in ${file}` },
  ] as const
  const unknown = pages.flatMap((page) =>
    known.flatMap(({ field, names, more }) => {
      if (page.kind !== 'position' || names.includes(page[field])) return []
      const cure = `Use one of: ${names.join(', ')}; or ${more}.${didYouMean(page[field], names)}`
      return [{ file: page.file, field, what: `is "${page[field]}", which is not known.`, cure }]
    }),
  )
  return [...unknown, ...pages.flatMap(applicantProblems), ...pages.flatMap(payProblems)]
}

function payProblems(page: Page): Problem[] {
  if (page.kind !== 'position' || !page.pay || page.pay.from <= page.pay.to) return []
  const { from, to } = page.pay
  return [{ file: page.file, field: 'pay.to', what: `is ${to}, less than from, ${from}.`, cure: 'Swap the two.' }]
}

/** What a year, a month and an hour are paid, from the least to the most, in money of about a dollar's worth. */
const usual = { year: [5_000, 2_000_000], month: [300, 200_000], hour: [3, 1_000] } as const
const ofADollar = ['AUD', 'CAD', 'CHF', 'EUR', 'GBP', 'NZD', 'SGD', 'USD']

/** What may be meant, and hardly is. */
export function positionWarnings(pages: readonly Page[], { offices }: Company): Problem[] {
  return pages.flatMap((page) => {
    if (page.kind !== 'position' || page.closed) return []
    const { file, location, type, description, pay, applicants = [] } = page
    const tell = (field: string, what: string, cure: string) => [{ file, field, what, cure }]
    const cities = offices.map(({ city }) => city).filter((city) => city !== location)
    const named = cities.find((city) => description.includes(city))
    const inside = proseOf(page).flatMap((text) =>
      cities
        .filter((city) => new RegExp(`\\b(?:at|from|in) (?:our|the) ${RegExp.escape(city)} office`, 'i').test(text))
        .map((city) => `speaks of work in the ${city} office, and location is ${location}, in: ${text}`),
    )
    const [said] = /\b(?:full[- ]time|part[- ]time|internship|freelance)\b/i.exec(description) ?? []
    const isOther = said && said.toLowerCase().replace(' ', '-') !== type.toLowerCase().replace(' ', '-')
    return [
      ...(named && location !== 'Remote' && !description.includes(location)
        ? tell('description', `names ${named}, and location is ${location}.`, 'Change one of the two.')
        : []),
      ...inside.flatMap((what) => tell('text', what, 'Change one of the two.')),
      ...(isOther ? tell('description', `says "${said}", and type is ${type}.`, 'Change one of the two.') : []),
      ...(pay
        ? oddPay(pay, [...offices.map(({ country }) => country), ...applicants, 'EU']).map((odd) => ({ file, ...odd }))
        : []),
    ]
  })
}

type Pay = NonNullable<Extract<Page, { kind: 'position' }>['pay']>

function oddPay({ from, to, currency, per }: Pay, countries: readonly string[]): Omit<Problem, 'file'>[] {
  const [least, most] = usual[per]
  const cure = 'Check the digits, and what it is paid for: year, month or hour.'
  if (ofADollar.includes(currency) && (from < least || to > most))
    return [{ field: 'pay', what: `is ${from} to ${to} ${currency} for each ${per}.`, cure }]
  if (to > from * 5) return [{ field: 'pay.to', what: `is ${to}, more than five times from, ${from}.`, cure }]
  // A currency begins with its country, for the most part.
  return countries.includes(currency.slice(0, 2))
    ? []
    : [
        {
          field: 'pay.currency',
          what: `is ${currency}, which is paid at none of the offices.`,
          cure: 'Check its letters.',
        },
      ]
}

/** Who works at an office lives near it. */
function applicantProblems(page: Page): Problem[] {
  if (page.kind !== 'position' || !page.applicants || page.location === 'Remote') return []
  const what = `is given, and the work is done in ${page.location}.`
  return [{ file: page.file, field: 'applicants', what, cure: 'Remove it, or set location to Remote.' }]
}

/** When a position was published, beside today and its last day. */
export function postedProblems(
  positions: readonly { file: string; posted?: string | undefined; closes?: string | undefined }[],
  today: Date,
): Problem[] {
  return positions.flatMap(({ file, posted, closes }) => {
    if (posted === undefined) return []
    const tell = (what: string, cure: string) => [{ file, field: 'posted', what: `is ${posted}, ${what}`, cure }]
    if (closes !== undefined && posted > closes)
      return tell(`after its last day, ${closes}.`, 'Change one of the two days.')
    return posted > today.toISOString().slice(0, 10)
      ? tell('which is still to come, and the position is shown today.', 'Write the day on which it is published.')
      : []
  })
}
