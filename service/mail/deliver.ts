import type { MessageSettings } from '../../src/site/message-settings.ts'
import type { Outbox } from '../store/outbox.ts'
import { letterAbout } from './letter.ts'
import { mayHaveArrived, type Send } from './smtp.ts'

interface Mailing {
  outbox: Outbox
  settings: MessageSettings
  send: Send
  /** From whom mails come. */
  from?: string | undefined
  now: () => number
  log: (line: string) => void
}

/** Mails everything that is due, one after another. A server that does not answer is not asked again in the same round. */
export async function deliverDue({ outbox, settings, send, from, now, log }: Mailing): Promise<void> {
  while (true) {
    const due = await outbox.take(now())
    if (!due) return
    try {
      await send(letterAbout(due, settings, from))
    } catch (error) {
      await outbox.putOff(due, now(), due.isUncertain || mayHaveArrived(error))
      log(`Message ${due.id} could not be mailed (${reasonOf(error)}); it is tried again.`)
      if (!hasAnswered(error)) return
      continue
    }
    await outbox.markSent(due.id, now())
  }
}

function hasAnswered(error: unknown): boolean {
  return (error as { responseCode?: number }).responseCode !== undefined
}

/** Codes alone: what servers write in their answers may name a visitor. */
function reasonOf(error: unknown): string {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  return [code, responseCode].filter(Boolean).join(' ') || 'no reason given'
}
