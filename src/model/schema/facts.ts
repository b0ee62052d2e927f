import { z } from 'zod'
import { inquiryLabels } from '../inquiries.ts'
import { country, currency } from './codes.ts'
import { group, list, many, whole } from './shape.ts'
import { address, anchor, date, formed, line, phrase, webAddress } from './text.ts'

/** What the files beside `content/pages` may say. */

const text = line(1)
const phone = formed(/^\+(?: *\d){7,15}$/, 'must be an international number of 7 to 15 digits, such as +1 212 555 0142')

const email = z.email('must be an e-mail address such as name@example.com')

const noSlash = 'must not end with a slash'
const noPath = 'must end with the host, such as https://www.example.com, with no path behind it'
/** Where a site is published; every address of it is added behind. */
export const origin = webAddress
  .regex(/[^/]$/, { error: noSlash, abort: true })
  .regex(/^https:\/\/[^/?#@]+$/, noPath)
  .meta({ patternErrorMessage: `${noSlash}, and ${noPath}` })

const notAZone = 'must be a time zone such as Europe/London'
const timeZone = z
  .string(notAZone)
  .refine(isTimeZone, { error: notAZone, abort: true })
  .meta({ patternErrorMessage: notAZone, picks: 'timeZone' })

/** Browsers write the office's time with it, and stop at one they do not know. */
function isTimeZone(name: string): boolean {
  try {
    return /^[A-Z]\w*\/[\w/+-]+$/.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

const office = group({
  city: text.describe('Where it is, and what it is called.'),
  address: list(1, many, text).describe('Lines of the postal address.'),
  phone: phone.describe("With the country's code and spaces between the groups."),
  email: email.describe('Read by the people there.'),
  timeZone: timeZone.describe("IANA name, for the office's own time."),
  country: country.describe('For search engines, which know countries by their ISO code, such as GB.'),
})

const inquiryEmail = group({
  inquiry: z.enum(inquiryLabels).describe('The subject, as the form names it.'),
  email: email.describe('Who reads messages about it.'),
})

const entity = group({
  name: line(2, 80).describe('Its full legal name.'),
  role: line(4, 80).describe('What it does in the group.'),
  register: line(2, 80).describe('The register that lists it, such as Companies House.'),
  number: line(1, 40).describe('Its number there.'),
  check: webAddress.describe('Where anybody can look it up.'),
})

const author = group({
  name: line(2, 60).describe('Who it is; an article names its author by it.'),
  role: phrase(2, 60).describe('What the person does here, behind the name, such as "head of research".'),
})

const profile = group({
  label: text.describe('What the network is called.'),
  href: webAddress.describe("The profile's address."),
})

export const companySchema = group({
  name: text.describe('In full, for legal lines and titles of record.'),
  shortName: line(1, 12).describe('For the brand and for page titles, which have room for 12 characters.'),
  tagline: text.describe('One sentence about the whole group.'),
  site: origin.describe(
    'Where the site is published: canonical links, previews and feeds begin with it. SITE_URL, where it is set, counts instead.',
  ),
  founder: line(2, 60).describe(
    'Who founded the group, as the team shows it. In square brackets it stands in for a name.',
  ),
  tratoWebsite: webAddress.describe("Trato's own website, which its page links to."),
  notice: line(60, 400).describe(
    'Stands beside the facts of every fund, strategy, instrument, financial service and asset class: that it is no offer, whom it is meant for, who holds the license and where the documents are.',
  ),
  status: phrase(20, 60)
    .default('Described here; ask what is open to you today')
    .describe('What an offering says of what exists today where nobody has confirmed its `stage`.'),
  emails: group({
    support: email.describe('Anything, first of all.'),
    privacy: email.describe('Requests about personal data.'),
    legal: email.describe('The terms, and legal notices.'),
    press: email.describe('Journalists, and whoever proposes a text. The form addresses a Media Inquiry to it.'),
    careers: email.describe('Applications. The form addresses Career Opportunities to it.'),
    complaints: email.optional().describe('Complaints. Left out, they go to support.'),
  }).describe('Who answers what.'),
  messages: z
    .enum(['local', 'service'])
    .default('local')
    .describe(
      'Where messages go: local keeps them in the browser of whoever wrote them; service stores and mails them (docs/how-to/receive-messages.md).',
    ),
  keepMessages: whole(1, 3650)
    .default(365)
    .describe('For how many days the service keeps a message; the privacy page says it as {{messageDays}}.'),
  inquiryEmails: list(0, many, inquiryEmail)
    .default([])
    .describe('Subjects of messages that have a reader of their own.'),
  currency: currency
    .optional()
    .describe('The currency of all prices. Left out, prices are printed without one and search engines get none.'),
  security: group({
    email: email.describe('Where to report a weakness of the site.'),
    expires: date.describe('Until when this holds, at most a year ahead; a check asks for a new date in time.'),
  })
    .optional()
    .describe('What /.well-known/security.txt says; left out, there is none.'),
  entities: list(0, many, entity)
    .default([])
    .describe(
      'The legal entities of the group, so that visitors can verify it; the first is {{party}}, with whom the terms are agreed. Nothing is shown while there are none, and the group is the party.',
    ),
  authors: list(0, many, author)
    .default([])
    .describe('The people who may sign articles under their own name. Without one, the desk of the category signs.'),
  offices: list(1, 6, office).describe('In the order in which they are shown.'),
  careers: group({
    departments: list(1, many, line(2, 24)).describe('Who hires, such as Research.'),
    types: list(1, many, line(2, 24)).describe('How much of the week a position takes, such as Full-time.'),
  }).describe('What positions may name; their places are the offices, and Remote.'),
  social: list(0, many, profile).describe("The group's profiles elsewhere."),
})

const menuItem = group({
  page: address.describe("The page it leads to; its name and summary are the item's."),
  label: text.optional().describe("Replaces the page's name where the section calls it something else."),
})

export const menuSchema = list(0, many, {
  title: text.describe('Where there is room.'),
  short: text.describe('In the header bar.'),
  page: address.describe("The section's own page."),
  items: list(1, many, menuItem).describe('Its items; the sub-links of each are the pages below it.'),
})

const footerLink = group({
  page: address.describe('The page it leads to.'),
  label: text.optional().describe("Replaces the page's name."),
  anchor: anchor.optional().describe('A part of that page.'),
})

export const footerSchema = list(0, many, {
  title: text.describe("The column's heading."),
  links: list(1, many, footerLink).describe('Its links.'),
})

export const searchSchema = list(0, many, {
  words: list(2, many, line(2, 40)).describe(
    'Words and short phrases that mean the same to a visitor: a page that says one is found by all.',
  ),
})

export type Company = z.infer<typeof companySchema>
export type Office = Company['offices'][number]
export type MenuFile = z.infer<typeof menuSchema>
export type FooterFile = z.infer<typeof footerSchema>
export type SearchFile = z.infer<typeof searchSchema>
