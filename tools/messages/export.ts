import { plain } from '../../service/plain.ts'
import type { StoredMessage } from '../../service/store/message.ts'
import { fields } from '../../src/features/contact/fields.ts'

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
