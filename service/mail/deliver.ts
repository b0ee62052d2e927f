import type { MessageSettings } from '../../src/site/message-settings.ts'
import { oneLine } from '../read-form.ts'
import type { Outbox } from '../store/store.ts'
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
  /** Ends it between two mails. */
  signal?: AbortSignal
}

/** Mails everything that is due, one after another. A server that does not answer is not asked again in the same round. */
export async function deliverDue({ outbox, settings, send, from, now, log, signal }: Mailing): Promise<void> {
  while (!signal?.aborted) {
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
    log(`Message ${due.id} was mailed.`)
  }
}

function hasAnswered(error: unknown): boolean {
  return (error as { responseCode?: number }).responseCode !== undefined
}

/** What a server is told before it is given the text. */
const beforeText = /^(?:AUTH|MAIL FROM|RCPT TO)/

/**
 * Before the text a server knows nothing of a visitor, so its own words are told, without addresses. Later they may
 * quote what somebody wrote: then codes alone.
 */
export function reasonOf(error: unknown): string {
  const { code, responseCode, response, command = '' } = error as Partial<Record<string, string>>
  const codes = [code, responseCode].filter(Boolean).join(' ') || 'no reason given'
  if (!response || !beforeText.test(command)) return codes
  return `${codes}: ${oneLine(response)
    .replaceAll(/\S*@\S*/g, '…')
    .slice(0, 200)}`
}
