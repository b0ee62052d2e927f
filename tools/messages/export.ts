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

export function asJson(messages: readonly StoredMessage[]): string {
  return `${JSON.stringify(messages.map(flat), null, 2)}\n`
}

/** For spreadsheets (RFC 4180). */
export function asCsv(messages: readonly StoredMessage[]): string {
  const columns = ['id', 'received', 'answered', ...fields]
  const rows = messages.map(flat).map((row) => columns.map((column) => cell(row[column] ?? '')))
  return [columns, ...rows].map((row) => `${row.join(',')}\r\n`).join('')
}

/** A spreadsheet takes some texts for formulas, which could send what else is in it elsewhere: those begin with a quote. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
