import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { escaped, sheet } from '../../lib/sheet.ts'
import { securityWarnings } from '../checks/company.ts'
import { inquiryLabels, inquiryReaders } from '../inquiries.ts'
import { byFile, type Problem, printed } from '../problems.ts'
import { readContent } from '../read.ts'
import type { Company } from '../schema/facts.ts'
import { allowsPlaceholders, type Environment, placeholdersLeft } from '../site-address.ts'
import { askable, type Open, openStatements } from './statements.ts'

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

const titles = { owner: 'the owner', lawyer: 'the lawyer', people: 'people (who hires)', engineer: 'the engineer' }

/** By who answers it, whoever has nothing left out. */
const groups = ({ open, notes }: Launch) =>
  askable
    .map((who) => ({
      title: `For ${titles[who]}`,
      open: byFile(open.filter((one) => one.who === who)),
      notes: notes.filter((note) => note.who === who).map(({ text }) => text),
    }))
    .filter((group) => group.open.length + group.notes.length > 0)

/** What is open, for the terminal. */
export function listed(launch: Launch): string {
  const { open, allowed } = launch
  const size = open.length === 1 ? '1 thing is' : `${open.length} things are`
  const head = open.length
    ? `Not ready to launch: ${size} left.`
    : 'Ready to launch: no example is left, and nothing is to be confirmed.'
  const busy = groups(launch).filter((group) => group.open.length > 0)
  const counts = busy.map((group) => `  ${String(group.open.length).padStart(3)}  ${group.title}`)
  const parts = groups(launch).map((group) =>
    [
      `== ${group.title}: ${group.open.length || 'nothing'} open`,
      ...underFiles(group.open),
      ...group.notes.map((text) => `To know: ${text}`),
    ].join('\n\n'),
  )
  const stays = allowed ? [`Placeholders that PLACEHOLDERS=allow lets stay: ${allowed}.`] : []
  return [head, ...stays, counts.join('\n'), ...parts].filter(Boolean).join('\n\n')
}

/** Each file is named once. */
function underFiles(problems: readonly Problem[]): string[] {
  const files = new Map<string, string[]>()
  for (const problem of problems) {
    const [file = '', ...lines] = printed(problem).split('\n')
    files.set(file, [...(files.get(file) ?? []), lines.join('\n  ')])
  }
  return [...files].map(([file, entries]) => `${file}\n${entries.join('\n')}`)
}

/** The same on paper, with a box for each. */
export function checklist(launch: Launch, day: string): string {
  const parts = groups(launch).map(
    ({ title, open, notes }) => `<h2>${escaped(title)}: ${open.length}</h2>
<ul>
${open.map((one) => `<li><label><input type="checkbox"> <span>${lines(printed(one))}</span></label></li>`).join('\n')}
</ul>
${notes.map((text) => `<p>To know: ${lines(text)}</p>`).join('\n')}`,
  )
  const open = `Open: ${launch.open.length}. Made by npm run launch:check -- --print; done when that command lists nothing.`
  return sheet(
    `Before ${launch.name} goes live`,
    paper,
    `<p>${day}. ${open}</p>
${parts.join('\n')}
<p>Seen by, on: ______________________________</p>`,
  )
}

const paper = `
  body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.4 sans-serif; color: #000; background: #fff }
  h2 { margin-top: 2rem; border-bottom: 1px solid; break-after: avoid }
  ul { padding: 0; list-style: none }
  li { margin: 0.75rem 0; break-inside: avoid }
  label { display: flex; gap: 0.75rem }
  input { flex: none; width: 1rem; height: 1rem }
  span { min-width: 0; overflow-wrap: anywhere }
  @media print { body { margin: 0; max-width: none; font-size: 10pt } }
`
const lines = (text: string) => escaped(text).replaceAll('\n', '<br>')
