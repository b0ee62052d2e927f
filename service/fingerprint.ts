import { fields } from '../src/features/contact/fields.ts'
import type { ContactMessage } from '../src/features/contact/rules.ts'

const day = 24 * 60 * 60 * 1000

/**
 * What tells one message from another: every word of it, and the day. The same message tried again, from the same tab or
 * from another, is the same; with one word changed it is another, so nothing that was typed can get lost. The first name
 * is its own, the second that of yesterday, in case it comes again after midnight.
 */
export async function fingerprints(message: ContactMessage, now: number): Promise<[string, string]> {
  const today = Math.floor(now / day)
  return [await digest(message, today), await digest(message, today - 1)]
}

async function digest(message: ContactMessage, today: number): Promise<string> {
  const text = JSON.stringify([`day ${today}`, ...fields.map((field) => message[field] ?? '')])
  return hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
}

export function hex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
