import { z } from 'zod'

/** What the files beside `content/pages` may say. */

const text = z.string().trim().min(1)
const address = z.string().startsWith('/', 'must be the address of a page')

const office = z.strictObject({
  city: text,
  /** Lines of the postal address. */
  address: z.array(text).min(1),
  phone: text.regex(/^\+[\d ]+$/, 'must be an international number, such as +1 212 555 0142'),
  email: z.email(),
  /** IANA name, for the office's own time. */
  timeZone: text,
})

export const companySchema = z.strictObject({
  /** In full, for legal lines and titles of record. */
  name: text,
  /** For the brand and for page titles, which have room for 12 characters. */
  shortName: text.max(12),
  tagline: text,
  /** Where the site is published: canonical links and the sitemap begin with it. */
  site: z.url().regex(/[^/]$/, 'must not end with a slash'),
  /** Trato's own website, which its page links to. */
  tratoWebsite: z.url(),
  emails: z.strictObject({ support: z.email(), privacy: z.email(), legal: z.email() }),
  offices: z.array(office).min(1),
  social: z.array(z.strictObject({ label: text, href: z.url() })),
})

export const menuSchema = z.array(
  z.strictObject({
    /** Where there is room. */
    title: text,
    /** In the header bar. */
    short: text,
    /** The section's own page. */
    page: address,
    /** Pages; `label` replaces a page's name where the section calls it something else. */
    items: z.array(z.strictObject({ page: address, label: text.optional() })).min(1),
  }),
)

export const footerSchema = z.array(
  z.strictObject({
    title: text,
    links: z.array(z.strictObject({ page: address, label: text.optional(), anchor: text.optional() })).min(1),
  }),
)

export type Company = z.infer<typeof companySchema>
export type Office = Company['offices'][number]
export type MenuFile = z.infer<typeof menuSchema>
export type FooterFile = z.infer<typeof footerSchema>

/** What `{{...}}` in a content file stands for, so that no page repeats a fact of the company. */
export function placeholders(company: Company): ReadonlyMap<string, string> {
  return new Map([
    ['name', company.name],
    ['tratoWebsite', company.tratoWebsite],
    ['supportEmail', company.emails.support],
    ['privacyEmail', company.emails.privacy],
    ['legalEmail', company.emails.legal],
  ])
}
