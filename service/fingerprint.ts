import { fields } from '../src/features/contact/fields.ts'
import type { ContactMessage } from '../src/features/contact/rules.ts'

const day = 24 * 60 * 60 * 1000

/**
 * What tells one message from another: the key that the form gave it, and every word of it. The same message tried
 * again is the same; with one word changed it is another, whatever its key, so nothing that was typed can get lost.
 *
 * A form without its script has no key. There the same words on the same day are the same message: the first name is
 * its own, the second that of yesterday, in case a reload comes after midnight.
 */
export async function fingerprints(message: ContactMessage, key: string, now: number): Promise<[string, ...string[]]> {
  if (key !== '') return [await digest(message, key)]
  const today = Math.floor(now / day)
  return [await digest(message, `day ${today}`), await digest(message, `day ${today - 1}`)]
}

async function digest(message: ContactMessage, key: string): Promise<string> {
  const text = JSON.stringify([key, ...fields.map((field) => message[field] ?? '')])
  return hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
}

export function hex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
