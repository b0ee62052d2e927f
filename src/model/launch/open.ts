import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { securityWarnings } from '../checks/security.ts'
import { inquiryLabels, inquiryReaders } from '../inquiries.ts'
import { readContent } from '../read.ts'
import type { Company } from '../schema/facts.ts'
import { allowsPlaceholders, type Environment, placeholdersLeft } from './refusal.ts'
import { type Open, openStatements } from './statements.ts'

/** What is open before the site goes live, and what whoever launches it should know besides. */
export interface Launch {
  /** The company's name. */
  name: string
  open: Open[]
  /** How many placeholders stay because somebody said so. */
  allowed: number
  /** Nothing to do, only to be read. */
  notes: { who: Open['who']; text: string }[]
}

export function readLaunch(root: string, environment: Environment, today: Date): Launch {
  const allows = allowsPlaceholders(environment)
  const { company } = readContent(root, { today, withUnpublished: true })
  const placeholders = placeholdersLeft(root, environment)
  const read = (file: string) =>
    statSync(join(root, file), { throwIfNoEntry: false })?.isFile()
      ? readFileSync(join(root, file), 'utf8').replace(/^\ufeff/, '')
      : undefined
  return {
    name: company.name,
    open: [
      ...(allows ? [] : placeholders.map((found) => ({ ...found, who: whoReplaces(found) }))),
      ...openStatements(read),
      ...securityWarnings(company, today).map((found) => ({ ...found, who: 'engineer' as const })),
    ],
    allowed: allows ? placeholders.length : 0,
    notes: messageNotes(company),
  }
}

/** By where it stands: the address is the host's, names and jobs are for whoever hires, all else the owner knows. */
export function whoReplaces({ file, field }: { file: string; field: string }): Open['who'] {
  if (/^(site|security\.)/.test(field)) return 'engineer'
  return /^(team|emails\.careers)/.test(field) || /positions\/|careers/.test(file) ? 'people' : 'owner'
}

/** Where messages go, as the build will have it. */
export function messageNotes(company: Company): Launch['notes'] {
  if (company.messages === 'local') return [{ who: 'owner', text: "Messages stay in the visitor's browser." }]
  const own = inquiryReaders(company)
  const readers = inquiryLabels.map(
    (label) => `  ${label}: ${own[label.toLowerCase()] ?? `${company.emails.support} (support)`}`,
  )
  return [
    {
      who: 'owner',
      text: `Messages are mailed by their subject; inquiryEmails in content/company.yaml changes it:\n${readers.join('\n')}`,
    },
    {
      who: 'engineer',
      text: 'The host needs SMTP_URL, or messages wait unmailed: docs/how-to/receive-messages.md. Send one from the live form.',
    },
  ]
}
