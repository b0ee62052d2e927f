import { countryName } from '../../lib/formats.ts'
import { type Problem, toldBy } from '../problems.ts'
import { timeZonesOf } from '../schema/codes.ts'
import type { Company, Office } from '../schema/facts.ts'
import { nearest, repeats } from './near.ts'

/** What of the company's facts may be meant, and hardly is: each is well formed alone, and does not fit the others. */

const file = 'content/company.yaml'

/** Tells of a field of the company's facts. */
type Say = (field: string, what: string, cure: string) => void
const change = 'Change one of the two.'

export function companyWarnings(company: Company): Problem[] {
  const { name, shortName, careers, offices } = company
  return toldBy((tell) => {
    const say: Say = (field, what, cure) => tell(file, field, what, cure)
    // The short name is a part of the whole one, so that a slip in either shows.
    if (!name.includes(shortName))
      say('shortName', `is "${shortName}", and the name is "${name}".`, 'Write both alike.')
    checkMails(company, say)
    for (const [i, office] of offices.entries()) checkOffice(office, i, say)
    checkCopies(offices, say)
    for (const [i, department] of careers.departments.entries()) {
      const other = nearest(department, careers.departments.slice(0, i))
      const what = `is "${department}", and there is "${other}".`
      if (other) say(`careers.departments[${i}]`, what, 'Remove the one that is misspelled.')
    }
    checkProfiles(company, say)
  })
}

/** Codes of countries, who has them, and how many digits follow; only what is sure. */
// biome-ignore format: a code a cell reads as a table
const dials: Readonly<Record<string, readonly [countries: string, least: number, most: number]>> = {
  1: ['US CA AG AI AS BB BM BS DM DO GD GU JM KN KY LC MP MS PR SX TC TT VC VG VI', 10, 10],
  7: ['RU KZ', 10, 10], 20: ['EG', 8, 10], 27: ['ZA', 9, 9], 30: ['GR', 10, 10], 31: ['NL', 9, 9], 32: ['BE', 8, 9],
  33: ['FR', 9, 9], 34: ['ES', 9, 9], 36: ['HU', 8, 9], 39: ['IT VA', 6, 12], 40: ['RO', 9, 9], 41: ['CH', 9, 9],
  43: ['AT', 4, 13], 44: ['GB GG IM JE', 9, 10], 45: ['DK', 8, 8], 46: ['SE', 7, 13], 47: ['NO SJ', 8, 8], 48: ['PL', 9, 9],
  49: ['DE', 5, 13], 52: ['MX', 10, 11], 55: ['BR', 10, 11], 60: ['MY', 8, 10], 61: ['AU CC CX', 9, 10], 62: ['ID', 7, 12],
  63: ['PH', 8, 10], 64: ['NZ PN', 8, 10], 65: ['SG', 8, 8], 66: ['TH', 8, 9], 81: ['JP', 9, 10], 82: ['KR', 8, 11],
  84: ['VN', 9, 10], 86: ['CN', 9, 11], 90: ['TR', 10, 10], 91: ['IN', 10, 10], 234: ['NG', 8, 10], 254: ['KE', 9, 10],
  351: ['PT', 9, 9], 352: ['LU', 4, 11], 353: ['IE', 7, 9], 356: ['MT', 8, 8], 357: ['CY', 8, 8], 358: ['FI AX', 5, 12],
  370: ['LT', 8, 8], 371: ['LV', 8, 8], 372: ['EE', 7, 8], 380: ['UA', 9, 9], 420: ['CZ', 9, 9], 421: ['SK', 9, 9],
  423: ['LI', 7, 9], 852: ['HK', 8, 8], 853: ['MO', 8, 8], 886: ['TW', 8, 9], 966: ['SA', 9, 9], 971: ['AE', 8, 9],
  972: ['IL', 8, 9], 974: ['QA', 8, 8],
}

const digitsOf = (phone: string) => phone.replaceAll(/\D/g, '')

/** Where an office is, is told four ways: by its address, its phone, its clock and its country. */
function checkOffice({ phone, timeZone, country, address }: Office, i: number, say: Say): void {
  const digits = digitsOf(phone)
  const code = [3, 2, 1].map((size) => digits.slice(0, size)).find((start) => start in dials) ?? ''
  const [countries = country, least = 0, most = 15] = dials[code] ?? []
  const rest = digits.length - code.length
  const field = (name: string) => `offices[${i}].${name}`
  const [here, there] = [countryName(country), countryName(countries.slice(0, 2))]
  const range = least === most ? least : `${least} to ${most}`
  if (rest < least || rest > most)
    say(
      field('phone'),
      `is ${phone}, with ${rest} digits behind ${code}: ${there} has ${range}.`,
      'Compare it with the number that you dial.',
    )
  const zones = timeZonesOf(country)
  const isElsewhere = zones.length > 0 && !zones.includes(zoneName(timeZone))
  const isDialedElsewhere = !countries.split(' ').includes(country)
  const cure = 'Change whichever is wrong: visitors read the time, dial the number and search by the country.'
  if (isElsewhere && isDialedElsewhere) {
    say(field('country'), `is ${country} (${here}), and neither its phone nor its time zone is there.`, cure)
    return
  }
  if (isElsewhere)
    say(field('timeZone'), `is ${timeZone}, and country is ${country}: no clock in ${here} runs by it.`, cure)
  if (isDialedElsewhere)
    say(field('phone'), `is ${phone}, a number of ${there}, and country is ${country} (${here}).`, cure)
  const last = countryCalled(address.at(-1) ?? '')
  if (last && last !== country)
    say(field('address'), `ends with ${address.at(-1)}, and country is ${country} (${here}).`, cure)
}

/** The one name that the system keeps for a zone: Asia/Kolkata is Asia/Calcutta there. */
const zoneName = (timeZone: string) => new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone

/** Georgia is a state as well. */
function countryCalled(name: string): string | undefined {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const codes = name === 'Georgia' ? [] : letters.flatMap((one) => letters.map((other) => one + other))
  return codes.find((code) => countryName(code) === name && timeZonesOf(code).length > 0)
}

/** Two offices have two of each, unless one was copied from the other; menu and positions know them by their city. */
function checkCopies(offices: readonly Office[], say: Say): void {
  const once = {
    city: ({ city }: Office) => city.toLowerCase(),
    phone: ({ phone }: Office) => digitsOf(phone),
    email: ({ email }: Office) => email.toLowerCase(),
    address: ({ address }: Office) => address[0]?.toLowerCase(),
  }
  for (const [field, of] of Object.entries(once))
    for (const { entry, i, first } of repeats(offices, of)) {
      const cure = `Write that of ${entry.city}, if it has one of its own.`
      say(`offices[${i}].${field}`, `is the same as in ${first.city}.`, cure)
    }
}

function checkMails({ emails, security, inquiryEmails, offices, site }: Company, say: Say): void {
  const all = [
    ...Object.entries(emails).map(([name, email]) => [`emails.${name}`, email] as const),
    ['security.email', security?.email] as const,
    ...inquiryEmails.map(({ email }, i) => [`inquiryEmails[${i}].email`, email] as const),
    ...offices.map(({ email }, i) => [`offices[${i}].email`, email] as const),
  ].flatMap(([field, email]) => (email ? [{ field, domain: email.split('@')[1]?.toLowerCase() ?? '' }] : []))
  const domains = [...all.map(({ domain }) => domain), new URL(site).host.replace(/^www\./, '')]
  const votes = Map.groupBy(domains, (name) => name)
  const count = (name: string) => votes.get(name)?.length ?? 0
  for (const { field, domain } of all) {
    const usual = [...votes.keys()].filter((other) => count(other) > count(domain))
    const meant = nearest(domain, usual)
    if (meant && (ending(meant) === ending(domain) || /\.(?:cmo?|co|comm?|con|om|vom|xom)$/.test(domain)))
      say(field, `is at ${domain}, and the others are at ${meant}.`, `Did you mean ${meant}?`)
  }
}

const ending = (domain: string) => domain.slice(domain.lastIndexOf('.'))

/** Where profiles of each network are. */
const networks: Readonly<Record<string, string>> = {
  Bluesky: 'bsky.app',
  Facebook: 'facebook.com',
  GitHub: 'github.com',
  Instagram: 'instagram.com',
  LinkedIn: 'linkedin.com',
  Medium: 'medium.com',
  Telegram: 't.me',
  Threads: 'threads.net threads.com',
  TikTok: 'tiktok.com',
  WhatsApp: 'wa.me whatsapp.com',
  X: 'x.com twitter.com',
  YouTube: 'youtube.com youtu.be',
}

function checkProfiles({ social }: Company, say: Say): void {
  for (const [i, { label, href }] of social.entries()) {
    const { host, pathname } = new URL(href)
    const isOf = (hosts: string) => hosts.split(' ').some((name) => host === name || host.endsWith(`.${name}`))
    const actual = Object.keys(networks).find((name) => isOf(networks[name] ?? ''))
    const [labelField, hrefField] = [`social[${i}].label`, `social[${i}].href`]
    const meant = nearest(label, Object.keys(networks))
    if (meant && !(label in networks)) say(labelField, `is "${label}".`, `Did you mean "${meant}"?`)
    else if (social.findIndex((other) => other.href === href) < i)
      say(hrefField, `is ${href}, as in another profile.`, 'Write the address of this one.')
    // Until the owner has one, a reserved address stands in for it: launch:check tells.
    else if (actual !== label && (actual || label in networks) && !/(?:^|\.)example\.\w+$/.test(host))
      say(hrefField, `leads to ${actual ?? host}, and its label is "${label}".`, change)
    else if (actual && pathname === '/')
      say(hrefField, `leads to ${actual} itself, not to a profile there.`, "Add the profile's name behind it.")
  }
}

const day = 24 * 60 * 60 * 1000
/** From so many days before its end on, whoever builds is reminded. */
const reminder = 30

/** A security.txt that is out of date counts as none, and one that holds for years is not believed (RFC 9116). */
export function securityProblems(company: Company, today: Date): Problem[] {
  return expiry(company, today, (left, date) => {
    if (left <= 0) return [`was ${date}, which is past.`, 'a day within the next twelve months.']
    return left > 366 ? [`is ${date}, more than a year ahead.`, 'a day within the next twelve months.'] : undefined
  })
}

/** The same while there is still time. */
export function securityWarnings(company: Company, today: Date): Problem[] {
  return expiry(company, today, (left, date) =>
    left > 0 && left <= reminder
      ? [`is ${date}, in ${left} ${left === 1 ? 'day' : 'days'}.`, 'a later day: builds stop on this one.']
      : undefined,
  )
}

type Saying = (left: number, date: string) => [what: string, write: string] | undefined

function expiry({ security }: Company, today: Date, saying: Saying): Problem[] {
  if (!security) return []
  const { email, expires } = security
  const [what, write] = saying(Math.ceil((Date.parse(expires) - today.getTime()) / day), expires) ?? []
  if (!what) return []
  return [{ file, field: 'security.expires', what, cure: `See whether ${email} is still read, then write ${write}` }]
}

/** Where the service keeps messages, visitors are told for how long; and each subject has one reader. */
export function messageProblems(
  { messages, inquiryEmails }: Pick<Company, 'messages' | 'inquiryEmails'>,
  pages: readonly { markdown: string }[],
): Problem[] {
  return toldBy((tell) => {
    if (messages === 'service' && !pages.some(({ markdown }) => /\{\{\s*messageDays\s*\}\}/.test(markdown)))
      tell(
        file,
        'messages',
        'is service, and no page says how long messages are kept.',
        'Write {{messageDays}} into the privacy page, such as "for {{messageDays}} days".',
      )
    for (const { entry, i } of repeats(inquiryEmails, ({ inquiry }) => inquiry))
      tell(file, `inquiryEmails[${i}].inquiry`, `names ${entry.inquiry} again.`, 'Keep one of the two.')
  })
}
