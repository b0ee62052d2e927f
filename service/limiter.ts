import { hex } from './fingerprint.ts'

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
