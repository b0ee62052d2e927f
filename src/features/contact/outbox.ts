import { type ContactMessage, validate } from './rules.ts'

/** How long sending takes, in milliseconds. */
export const deliveryTime = 1000

export const outboxKey = 'contact-outbox'
/** Older ones make room. */
export const outboxSize = 20

type Store = Pick<Storage, 'getItem' | 'setItem'>

interface Clock {
  now(): Date
  wait(ms: number): Promise<void>
}

const systemClock: Clock = {
  now: () => new Date(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}

interface Sent {
  time: string
  message: ContactMessage
}

/**
 * Sends a message that was checked where there is no service: it is recorded in this browser and goes nowhere.
 * The storage comes as a function, because where it is blocked the mere mention of it throws.
 */
export async function deliver(
  message: ContactMessage,
  storage: () => Store = () => localStorage,
  clock: Clock = systemClock,
): Promise<void> {
  await clock.wait(deliveryTime)
  try {
    record({ time: clock.now().toISOString(), message }, storage())
  } catch (cause) {
    throw new Error('The message could not be recorded: the storage of this browser is blocked or full.', { cause })
  }
}

function record(sent: Sent, store: Store): void {
  const list = JSON.stringify([...readOutbox(store), sent].slice(-outboxSize))
  store.setItem(outboxKey, list)
  // Some browsers drop what they refuse without a word.
  if (store.getItem(outboxKey) !== list) throw new Error('The storage did not keep what it was given.')
}

/** What was recorded before; whatever else stands under the key is left out. */
function readOutbox(store: Store): Sent[] {
  const stored = store.getItem(outboxKey)
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(list) ? list.filter(isSent) : []
  } catch {
    return []
  }
}

function isSent(entry: Partial<Sent> | null): entry is Sent {
  return typeof entry?.time === 'string' && validate(entry.message).ok
}
