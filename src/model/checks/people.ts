import { proseOf } from '../copy/texts.ts'
import type { Page } from '../page.ts'
import { type Problem, type Tell, toldBy } from '../problems.ts'
import type { Company } from '../schema/facts.ts'
import { didYouMean, repeats } from './near.ts'

/** Who signs, and who is looked for. */

type PositionPage = Extract<Page, { kind: 'position' }>

const file = 'content/company.yaml'

/** Whether articles and positions keep to what the company names: visitors filter the list of positions by it. */
export function peopleProblems(pages: readonly Page[], { authors = [], careers, offices }: Company): Problem[] {
  const names = authors.map(({ name }) => name)
  return toldBy((tell) => {
    for (const { entry, i } of repeats(names))
      tell(file, `authors[${i}].name`, `names ${entry} again.`, 'Keep one of the two.')
    for (const [i, name] of names.entries())
      if (noName.test(name))
        tell(file, `authors[${i}].name`, `is "${name}", which is no name.`, 'Write the name of a person.')
    for (const page of pages) {
      const check = (field: string, value: string, known: readonly string[], more: string) => {
        const use = known.length > 0 ? `Use one of: ${known.join(', ')}; or ` : 'Remove it, so that its desk signs, or '
        if (!known.includes(value))
          tell(page.file, field, `is "${value}", which is not known.`, `${use}${more}.${didYouMean(value, known)}`)
      }
      if (page.kind === 'article' && page.author)
        check('author', page.author, names, `add the author to authors in ${file}`)
      if (page.kind !== 'position') continue
      check('department', page.department, careers.departments, `add it to careers.departments in ${file}`)
      check('location', page.location, [...offices.map(({ city }) => city), 'Remote'], `add an office to ${file}`)
      check('type', page.type, careers.types, `add it to careers.types in ${file}`)
    }
  })
}

const noName = /^(?:admin\w*|author|editor|guest|owner|root|staff|test|user|webmaster|writer)\d*$|@/i

/** What a year, a month and an hour are paid, from the least to the most, in money of about a dollar's worth. */
const usual = { year: [5_000, 2_000_000], month: [300, 200_000], hour: [3, 1_000] } as const
const ofADollar = ['AUD', 'CAD', 'CHF', 'EUR', 'GBP', 'NZD', 'SGD', 'USD']

/** What may be meant, and hardly is. */
export function positionWarnings(pages: readonly Page[], { offices }: Company): Problem[] {
  return toldBy((tell) => {
    for (const page of pages) if (page.kind === 'position' && !page.closed) checkPosition(page, offices, tell)
  })
}

function checkPosition(page: PositionPage, offices: Company['offices'], tell: Tell): void {
  const { file, location, type, description, pay, applicants = [] } = page
  const change = 'Change one of the two.'
  const others = offices.map(({ city }) => city).filter((city) => city !== location)
  const named = others.find((city) => description.includes(city))
  if (named && location !== 'Remote' && !description.includes(location))
    tell(file, 'description', `names ${named}, and location is ${location}.`, change)
  for (const text of proseOf(page))
    for (const city of others)
      if (new RegExp(`\\b(?:at|from|in) (?:our|the) ${RegExp.escape(city)} office`, 'i').test(text))
        tell(file, 'text', `speaks of work in the ${city} office, and location is ${location}, in: ${text}`, change)
  const [said] = /\b(?:full[- ]time|part[- ]time|internship|freelance)\b/i.exec(description) ?? []
  const written = (name: string) => name.toLowerCase().replace(' ', '-')
  if (said && written(said) !== written(type)) tell(file, 'description', `says "${said}", and type is ${type}.`, change)
  if (pay) checkPay(file, pay, [...offices.map(({ country }) => country), ...applicants, 'EU'], tell)
}

type Pay = NonNullable<PositionPage['pay']>

function checkPay(file: string, { from, to, currency, per }: Pay, countries: readonly string[], tell: Tell): void {
  const [least, most] = usual[per]
  const cure = 'Check the digits, and what it is paid for: year, month or hour.'
  if (ofADollar.includes(currency) && (from < least || to > most))
    tell(file, 'pay', `is ${from} to ${to} ${currency} for each ${per}.`, cure)
  else if (to > from * 5) tell(file, 'pay.to', `is ${to}, more than five times from, ${from}.`, cure)
  // A currency begins with its country, for the most part.
  else if (!countries.includes(currency.slice(0, 2)))
    tell(file, 'pay.currency', `is ${currency}, which is paid at none of the offices.`, 'Check its letters.')
}
