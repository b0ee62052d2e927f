import { inquiryReaders } from '../model/inquiries.ts'
import type { Page } from '../model/page.ts'
import type { Company } from '../model/schema/facts.ts'

/** What a build tells the service that takes messages. */
export interface MessageSettings {
  /** The company's name. */
  name: string
  /** Where the site is published. */
  site: string
  /** The page with the form. */
  contact: string
  /** Who reads what has no reader of its own. */
  support: string
  /** Who reads which subject, as it is submitted. */
  readers: Readonly<Record<string, string>>
  /** For how many days a message is kept. */
  keepDays: number
}

/** The folder of a build that hosts read and visitors never see, as deploy/address-book.ts has it. */
export const folder = '_hosts'
export const settingsFile = 'messages.json'

/** The pages that answer a browser which has sent the form by itself. */
export const answers = ['wrong', 'failed', 'sent'] as const
export type Answer = (typeof answers)[number]
export const answerFile = (answer: Answer) => `contact-${answer}.html`

/** Undefined where messages stay in browsers, or where there is no form. */
export function messageSettings(company: Company, pages: readonly Page[]): MessageSettings | undefined {
  const contact = pages.find(({ kind }) => kind === 'contact')?.address
  if (company.messages === 'local' || contact === undefined) return undefined
  return {
    name: company.name,
    site: company.site,
    contact,
    support: company.emails.support,
    readers: inquiryReaders(company),
    keepDays: company.keepMessages,
  }
}
