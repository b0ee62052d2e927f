import type { Problem } from '../problems.ts'
import type { Company } from '../schema/facts.ts'
import { nearest } from './near.ts'
import { officeWarnings } from './offices.ts'

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
