import { countryName } from '../../lib/formats.ts'
import type { Problem } from '../problems.ts'
import { timeZonesOf } from '../schema/codes.ts'
import type { Company, Office } from '../schema/facts.ts'
import { nearest } from './near.ts'

/** Where an office is, is told four ways: by its address, its phone, its clock and its country. */
function officeWarnings(offices: readonly Office[]): Said[] {
  return [...offices.flatMap(office), ...shared(offices)]
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

function office({ phone, timeZone, country, address }: Office, i: number): Said[] {
  const digits = digitsOf(phone)
  const code = [3, 2, 1].map((size) => digits.slice(0, size)).find((start) => start in dials) ?? ''
  const [countries = country, least = 0, most = 15] = dials[code] ?? []
  const rest = digits.length - code.length
  const tell = (field: string, what: string, cure: string) => [{ field: `offices[${i}].${field}`, what, cure }]
  const length =
    rest < least || rest > most
      ? tell(
          'phone',
          `is ${phone}, with ${rest} digits behind ${code}: ${countryName(countries.slice(0, 2))} has ${least === most ? least : `${least} to ${most}`}.`,
          'Compare it with the number that you dial.',
        )
      : []
  const zones = timeZonesOf(country)
  const isElsewhere = zones.length > 0 && !zones.includes(zoneName(timeZone))
  const isDialedElsewhere = !countries.split(' ').includes(country)
  const here = countryName(country)
  const there = countryName(countries.slice(0, 2))
  const cure = 'Change whichever is wrong: visitors read the time, dial the number and search by the country.'
  if (isElsewhere && isDialedElsewhere)
    return [
      ...length,
      ...tell('country', `is ${country} (${here}), and neither its phone nor its time zone is there.`, cure),
    ]
  const last = countryCalled(address.at(-1) ?? '')
  return [
    ...length,
    ...(isElsewhere
      ? tell('timeZone', `is ${timeZone}, and country is ${country}: no clock in ${here} runs by it.`, cure)
      : []),
    ...(isDialedElsewhere
      ? tell('phone', `is ${phone}, a number of ${there}, and country is ${country} (${here}).`, cure)
      : []),
    ...(last && last !== country
      ? tell('address', `ends with ${address.at(-1)}, and country is ${country} (${here}).`, cure)
      : []),
  ]
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
function shared(offices: readonly Office[]): Said[] {
  const once = {
    city: ({ city }: Office) => city.toLowerCase(),
    phone: ({ phone }: Office) => digitsOf(phone),
    email: ({ email }: Office) => email.toLowerCase(),
    address: ({ address }: Office) => address[0]?.toLowerCase(),
  }
  return Object.entries(once).flatMap(([field, of]) =>
    offices.flatMap((one, i) => {
      const first = offices.find((other) => of(other) === of(one))
      if (!first || first === one) return []
      const what = `is the same as in ${first.city}.`
      return [{ field: `offices[${i}].${field}`, what, cure: `Write that of ${one.city}, if it has one of its own.` }]
    }),
  )
}

/** What of the company's facts may be meant, and hardly is: each is well formed alone, and does not fit the others. */

type Said = Omit<Problem, 'file'>

export function companyWarnings(company: Company): Problem[] {
  const said = [
    ...names(company),
    ...mails(company),
    ...officeWarnings(company.offices),
    ...departments(company),
    ...profiles(company),
  ]
  return said.map((one) => ({ file: 'content/company.yaml', ...one }))
}

/** The short name is a part of the whole one, so that a slip in either shows. */
function names({ name, shortName }: Company): Said[] {
  if (name.includes(shortName)) return []
  return [{ field: 'shortName', what: `is "${shortName}", and the name is "${name}".`, cure: 'Write both alike.' }]
}

function mails({ emails, security, inquiryEmails, offices, site }: Company): Said[] {
  const all = [
    ...Object.entries(emails).map(([name, email]) => ({ field: `emails.${name}`, email })),
    ...(security ? [{ field: 'security.email', email: security.email }] : []),
    ...inquiryEmails.map(({ email }, i) => ({ field: `inquiryEmails[${i}].email`, email })),
    ...offices.map(({ email }, i) => ({ field: `offices[${i}].email`, email })),
  ].flatMap(({ field, email }) => (email ? [{ field, domain: email.split('@')[1]?.toLowerCase() ?? '' }] : []))
  const votes = Map.groupBy(
    [...all.map(({ domain }) => domain), new URL(site).host.replace(/^www\./, '')],
    (name) => name,
  )
  return all.flatMap(({ field, domain }) => {
    const usual = [...votes.keys()].filter(
      (other) => (votes.get(other)?.length ?? 0) > (votes.get(domain)?.length ?? 0),
    )
    const meant = nearest(domain, usual)
    const isSlip = meant && (ending(meant) === ending(domain) || /\.(?:cmo?|co|comm?|con|om|vom|xom)$/.test(domain))
    if (!isSlip) return []
    return [{ field, what: `is at ${domain}, and the others are at ${meant}.`, cure: `Did you mean ${meant}?` }]
  })
}

const ending = (domain: string) => domain.slice(domain.lastIndexOf('.'))

function departments({ careers }: Company): Said[] {
  return careers.departments.flatMap((name, i) => {
    const other = nearest(name, careers.departments.slice(0, i))
    const what = `is "${name}", and there is "${other}".`
    return other ? [{ field: `careers.departments[${i}]`, what, cure: 'Remove the one that is misspelled.' }] : []
  })
}

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

function profiles({ social }: Company): Said[] {
  return social.flatMap(({ label, href }, i) => {
    const { host, pathname } = new URL(href)
    const isOf = (hosts: string) => hosts.split(' ').some((name) => host === name || host.endsWith(`.${name}`))
    const actual = Object.keys(networks).find((name) => isOf(networks[name] ?? ''))
    const field = `social[${i}]`
    const tell = (part: string, what: string, cure: string) => [{ field: `${field}.${part}`, what, cure }]
    const meant = nearest(label, Object.keys(networks))
    if (meant && !(label in networks)) return tell('label', `is "${label}".`, `Did you mean "${meant}"?`)
    if (social.findIndex((other) => other.href === href) < i)
      return tell('href', `is ${href}, as in another profile.`, 'Write the address of this one.')
    // Until the owner has one, a reserved address stands in for it: launch:check tells.
    if (actual !== label && (actual || label in networks) && !/(?:^|\.)example\.\w+$/.test(host))
      return tell('href', `leads to ${actual ?? host}, and its label is "${label}".`, 'Change one of the two.')
    if (actual && pathname === '/')
      return tell('href', `leads to ${actual} itself, not to a profile there.`, "Add the profile's name behind it.")
    return []
  })
}

const day = 24 * 60 * 60 * 1000
/** From so many days before its end on, whoever builds is reminded. */
const reminder = 30

const at = { file: 'content/company.yaml', field: 'security.expires' }

/** A security.txt that is out of date counts as none, and one that holds for years is not believed (RFC 9116). */
export function securityProblems({ security }: Company, today: Date): Problem[] {
  if (!security) return []
  const left = daysLeft(security.expires, today)
  const cure = `See whether ${security.email} is still read, then write a day within the next twelve months.`
  if (left <= 0) return [{ ...at, what: `was ${security.expires}, which is past.`, cure }]
  if (left > 366) return [{ ...at, what: `is ${security.expires}, more than a year ahead.`, cure }]
  return []
}

/** The same while there is still time. */
export function securityWarnings({ security }: Company, today: Date): Problem[] {
  const left = security ? daysLeft(security.expires, today) : reminder + 1
  if (!security || left <= 0 || left > reminder) return []
  const cure = `See whether ${security.email} is still read, then write a later day: builds stop on this one.`
  return [{ ...at, what: `is ${security.expires}, in ${left} ${left === 1 ? 'day' : 'days'}.`, cure }]
}

function daysLeft(expires: string, today: Date): number {
  return Math.ceil((Date.parse(expires) - today.getTime()) / day)
}

const file = 'content/company.yaml'

/** Where the service keeps messages, visitors are told for how long; and each subject has one reader. */
export function messageProblems(
  { messages, inquiryEmails }: Pick<Company, 'messages' | 'inquiryEmails'>,
  pages: readonly { markdown: string }[],
): Problem[] {
  const untold = messages === 'service' && !pages.some(({ markdown }) => /\{\{\s*messageDays\s*\}\}/.test(markdown))
  const seen = new Set<string>()
  const twice = inquiryEmails.flatMap(({ inquiry }, index) => {
    const isAgain = seen.has(inquiry)
    seen.add(inquiry)
    return isAgain
      ? [
          {
            file,
            field: `inquiryEmails[${index}].inquiry`,
            what: `names ${inquiry} again.`,
            cure: 'Keep one of the two.',
          },
        ]
      : []
  })
  return untold
    ? [
        {
          file,
          field: 'messages',
          what: 'is service, and no page says how long messages are kept.',
          cure: 'Write {{messageDays}} into the privacy page, such as "for {{messageDays}} days".',
        },
        ...twice,
      ]
    : twice
}
