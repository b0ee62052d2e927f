import { type Health, healthAddress } from '../../service/health.ts'
import { oneLine, plain } from '../../service/read-form.ts'
import type { Store, StoredMessage } from '../../service/store/store.ts'
import { fields } from '../../src/features/contact/fields.ts'

const day = (time: number) => new Date(time).toISOString().slice(0, 10)
const name = ({ message }: StoredMessage) => oneLine(`${message.firstName} ${message.lastName}`)

/** One line each. What visitors wrote cannot reach the terminal as a command. */
export function asList(messages: readonly StoredMessage[]): string {
  if (messages.length === 0) return 'There are no messages.\n'
  return messages
    .map((stored) => {
      const { id, receivedAt, message } = stored
      const what = [message.inquiryType, ...(message.position ? [oneLine(message.position)] : [])].join(', ')
      return `${String(id).padStart(5)}  ${day(receivedAt)}  ${state(stored).padEnd(10)}  ${name(stored)}: ${what}\n`
    })
    .join('')
}

function state({ answeredAt, mail }: StoredMessage): string {
  if (answeredAt !== undefined) return 'answered'
  return mail.sentAt === undefined ? 'not mailed' : 'mailed'
}

export function asText(stored: StoredMessage): string {
  const { id, receivedAt, message, answeredAt, mail } = stored
  const lines = [
    `Message ${id}, received ${new Date(receivedAt).toISOString()}`,
    mail.sentAt === undefined ? `Not mailed yet, ${mail.attempts} attempts` : `Mailed on ${day(mail.sentAt)}`,
    ...(answeredAt === undefined ? [] : [`Answered on ${day(answeredAt)}`]),
    `${name(stored)} <${oneLine(message.email)}>, ${message.inquiryType}`,
    ...(message.position ? [`Position: ${oneLine(message.position)}`] : []),
    ...(message.resume ? [`Résumé: ${oneLine(message.resume)}`] : []),
    '',
    plain(message.message),
  ]
  return `${lines.join('\n')}\n`
}

const time = (value: number | undefined) => (value === undefined ? '' : new Date(value).toISOString())

/** One message as flat texts, in the order of the columns. */
function flat({ id, receivedAt, answeredAt, message }: StoredMessage): Record<string, string> {
  return {
    id: String(id),
    received: time(receivedAt),
    answered: time(answeredAt),
    ...Object.fromEntries(fields.map((field) => [field, message[field] ?? ''])),
  }
}

/** Exact. What a terminal would take for a command stands there by its number. */
export function asJson(messages: readonly StoredMessage[]): string {
  const json = JSON.stringify(messages.map(flat), null, 2)
  const byNumber = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  return `${json.replaceAll(/(?!\n)[\p{Cc}\p{Bidi_Control}]/gu, byNumber)}\n`
}

/** For spreadsheets (RFC 4180). */
export function asCsv(messages: readonly StoredMessage[]): string {
  const columns = ['id', 'received', 'answered', ...fields]
  const rows = messages.map(flat).map((row) => columns.map((column) => cell(row[column] ?? '')))
  return [columns, ...rows].map((row) => `${row.join(',')}\r\n`).join('')
}

/**
 * A spreadsheet takes some texts for formulas, which could send what else is in it elsewhere: those begin with a quote.
 * In some countries it parts cells by semicolons and then knows no quotes, so each line and part may begin a cell.
 */
function cell(text: string): string {
  const harmless = plain(text).replaceAll(/(^|[;\t\n\u2028\u2029])(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g, "$1'")
  return /[",\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

const minute = 60_000

/** How the messages do, in plain words and without a word of any: npm run messages -- status */
export async function asStatus(store: Store, now: number, size?: number, answers?: string): Promise<string> {
  const { count, latest } = await store.stored()
  const { waiting, oldest = now, failed } = await store.queue()
  const room = size === undefined ? '' : `, in a file of ${(size / 1e6).toFixed(1)} MB`
  const since = waiting > 0 ? `, the oldest for ${span(now - oldest)}` : ''
  const lines = [
    `Stored: ${count}${room}`,
    `Last accepted: ${latest === undefined ? 'none yet' : `${new Date(latest).toISOString().slice(0, 16).replace('T', ' ')} UTC`}`,
    `Waiting for mail: ${waiting}${since}`,
    `Tried without success: ${failed}${failed > 0 ? '; the log of the service says why' : ''}`,
    ...(answers ? [`The service: ${answers}`] : []),
  ]
  return `${lines.join('\n')}\n`
}

/** `3 hours`: in the largest unit that has more than one. */
export function span(time: number): string {
  for (const [name, size] of [
    ['day', 1440],
    ['hour', 60],
    ['minute', 1],
  ] as const) {
    const count = Math.floor(time / minute / size)
    if (count > 1) return `${count} ${name}s`
  }
  return 'a minute or less'
}

/** What the service itself says, at the first of these addresses where somebody answers. */
export async function askService(origins: readonly string[], ask = fetch): Promise<string> {
  for (const origin of origins) {
    try {
      const answer = await ask(origin + healthAddress, { signal: AbortSignal.timeout(10_000), redirect: 'manual' })
      const told: Partial<Health> = await answer.json().catch(() => ({}))
      if (told.ok === undefined) continue
      return told.ok
        ? `answers at ${origin}${told.waiting ? ', and has messages that wait for mail' : ', all is well'}`
        : `answers at ${origin}: ${oneLine(String(told.reason))}`
    } catch {
      // Nobody is there; perhaps at the next.
    }
  }
  return `does not answer at ${origins.join(' or ')}`
}
