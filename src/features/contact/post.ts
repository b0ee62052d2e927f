import { endpoint } from './fields.ts'
import { deliveryTime } from './outbox.ts'
import type { ContactMessage } from './rules.ts'

/** After this long without an answer the visitor is told, and may try again. */
const patience = 30_000

export const keyName = 'contact-key'

/**
 * Sends a message that was checked to the service beside the site, and throws unless that says it has it. However often
 * the same message is tried, also after a reload, it has the same key until it has arrived: the service keeps it once.
 */
export async function post(message: ContactMessage, trap: string): Promise<void> {
  const body = new URLSearchParams({ ...message, topic: trap })
  // Who tries again, perhaps after a reload, has read the form before: only a first attempt can be too quick.
  if (!inMemory && !kept()) body.set('elapsed', String(Math.round(performance.now())))
  body.set('key', key())
  const [answer] = await Promise.all([
    fetch(endpoint, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body,
      signal: AbortSignal.timeout(patience),
    }),
    new Promise((resolve) => setTimeout(resolve, deliveryTime)),
  ])
  // A host that knows no service may answer anything, also with a friendly page.
  const { stored } = await answer.json()
  if (stored !== true) throw new Error('The service has not kept the message.')
  keep('')
}

let inMemory = ''

function key(): string {
  return inMemory || kept() || keep(Array.from(crypto.getRandomValues(new Uint8Array(16)), hex).join(''))
}

const hex = (byte: number) => byte.toString(16).padStart(2, '0')

function keep(value: string): string {
  inMemory = value
  try {
    sessionStorage.setItem(keyName, value)
  } catch {
    // Where storage is blocked it lasts as long as the page.
  }
  return value
}

function kept(): string {
  try {
    return sessionStorage.getItem(keyName) ?? ''
  } catch {
    return ''
  }
}
