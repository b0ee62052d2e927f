import { z } from 'zod'
import { address, anchor, prose } from './parts.ts'

/** What the files beside `content/pages` may say. */

const text = prose.min(1)

const office = z.strictObject({
  /** Where it is, and what it is called. */
  city: text,
  /** Lines of the postal address. */
  address: z.array(text).min(1),
  /** With the country's code and spaces between the groups. */
  phone: z.string().regex(/^\+[\d ]+$/, 'must be an international number, such as +1 212 555 0142'),
  /** Read by the people there. */
  email: z.email(),
  /** IANA name, for the office's own time. */
  timeZone: z.string().min(1),
})

const profile = z.strictObject({
  /** What the network is called. */
  label: text,
  /** The profile's address. */
  href: z.url(),
})

export const companySchema = z.strictObject({
  /** In full, for legal lines and titles of record. */
  name: text,
  /** For the brand and for page titles, which have room for 12 characters. */
  shortName: text.max(12),
  /** One sentence about the whole group. */
  tagline: text,
  /** Where the site is published: canonical links and the sitemap begin with it. */
  site: z.url().regex(/[^/]$/, 'must not end with a slash'),
  /** Trato's own website, which its page links to. */
  tratoWebsite: z.url(),
  /** Who answers what. */
  emails: z.strictObject({
    /** Anything, first of all. */
    support: z.email(),
    /** Requests about personal data. */
    privacy: z.email(),
    /** The terms, and legal notices. */
    legal: z.email(),
  }),
  /** In the order in which they are shown. */
  offices: z.array(office).min(1),
  /** The group's profiles elsewhere. */
  social: z.array(profile),
})

const menuItem = z.strictObject({
  /** The page it leads to; its name and summary are the item's. */
  page: address,
  /** Replaces the page's name where the section calls it something else. */
  label: text.optional(),
})

export const menuSchema = z.array(
  z.strictObject({
    /** Where there is room. */
    title: text,
    /** In the header bar. */
    short: text,
    /** The section's own page. */
    page: address,
    /** Its items; the sub-links of each are the pages below it. */
    items: z.array(menuItem).min(1),
  }),
)

const footerLink = z.strictObject({
  /** The page it leads to. */
  page: address,
  /** Replaces the page's name. */
  label: text.optional(),
  /** A part of that page. */
  anchor: anchor.optional(),
})

export const footerSchema = z.array(
  z.strictObject({
    /** The column's heading. */
    title: text,
    /** Its links. */
    links: z.array(footerLink).min(1),
  }),
)

export type Company = z.infer<typeof companySchema>
export type Office = Company['offices'][number]
export type MenuFile = z.infer<typeof menuSchema>
export type FooterFile = z.infer<typeof footerSchema>
