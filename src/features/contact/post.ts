import { endpoint } from './fields.ts'
import { deliveryTime } from './outbox.ts'
import type { ContactMessage } from './rules.ts'

/** After this long without an answer the visitor is told, and may try again. */
const patience = 30_000

export const triedName = 'contact-tried'

/**
 * Sends a message that was checked to the service beside the site, and throws unless that says it has it. However often
 * the same words are sent, also after a reload or from another tab, the service keeps them once.
 */
export async function post(message: ContactMessage, trap: string): Promise<void> {
  const body = new URLSearchParams({ ...message, topic: trap })
  // Who tries again, perhaps after a reload, has read the form before: only a first attempt can be too quick.
  if (!hasTried()) body.set('elapsed', String(Math.round(performance.now())))
  remember('yes')
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
  if (!answer.ok || stored !== true) throw new Error('The service has not kept the message.')
  remember('')
}

let inMemory = ''

function remember(tried: string): void {
  inMemory = tried
  try {
    sessionStorage.setItem(triedName, tried)
  } catch {
    // Where storage is blocked it lasts as long as the page.
  }
}

function hasTried(): boolean {
  try {
    return Boolean(inMemory || sessionStorage.getItem(triedName))
  } catch {
    return false
  }
}
