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

function hex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Says whether somebody may send one more message now. */
export interface Limiter {
  allows: (who: string) => Promise<boolean>
}

const minute = 60_000

/** So many in a minute. It forgets all of them when the minute is over, and knows nobody by name (`pseudonyms`). */
export function memoryLimiter(perMinute: number, now: () => number = () => performance.now()): Limiter {
  let since = now()
  const counts = new Map<string, number>()
  return {
    allows: async (who) => {
      if (now() - since >= minute) {
        since = now()
        counts.clear()
      }
      const count = (counts.get(who) ?? 0) + 1
      counts.set(who, count)
      return count <= perMinute
    },
  }
}

/**
 * Network addresses under names that cannot be turned back without the secret. In IPv6 a household has 2^64 addresses,
 * and whoever rents a server 2^16 such households: all of these (a /48) have one name, as an office behind one address
 * of IPv4 has.
 */
export function pseudonyms(secret: string): (address: string) => Promise<string> {
  const bytes = (text: string) => new TextEncoder().encode(text)
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  let key: Promise<CryptoKey> | undefined
  return async (address) => {
    key ??= crypto.subtle.importKey('raw', bytes(secret), algorithm, false, ['sign'])
    return hex(await crypto.subtle.sign('HMAC', await key, bytes(network(address))))
  }
}

function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!address.includes(':')) return address
  const [head = '', tail = ''] = address.split('::')
  const groups = (part: string) => part.split(':').filter(Boolean)
  const missing = address.includes('::') ? 8 - groups(head).length - groups(tail).length : 0
  return [...groups(head), ...Array<string>(Math.max(0, missing)).fill('0'), ...groups(tail)].slice(0, 3).join(':')
}
