import { deliverDue } from '../../../service/mail/deliver.ts'
import { smtp } from '../../../service/mail/smtp.ts'
import { readForm } from '../../../service/read-form.ts'
import { openOutbox } from '../../../service/store/outbox.ts'
import { openSqlite } from '../../../service/store/sqlite.ts'
import { openStore } from '../../../service/store/store.ts'
import { validate } from '../../../src/features/contact/rules.ts'
import { settings } from '../../../tests/service/site.ts'
import type { startSmtp } from '../../../tests/service/smtp.ts'

type Sink = Awaited<ReturnType<typeof startSmtp>>
/** What was acknowledged, as the store has it. */
export type Acknowledged = string

export function messageIn(request: Buffer): Acknowledged[] {
  const form = readForm(request.subarray(request.indexOf('\r\n\r\n') + 4).toString())
  const checked = form && validate(form)
  return checked?.ok ? [JSON.stringify(Object.entries(checked.message).sort())] : []
}

/** Whether all is stored that was acknowledged, once, and no mail came twice without saying so. */
export async function look(file: string, sink: Sink, acknowledged: readonly Acknowledged[]): Promise<string[]> {
  const why: string[] = []
  const database = openSqlite(file)
  const store = await openStore(database)
  const stored = (await store.list()).map(({ message }) => JSON.stringify(Object.entries(message).sort()))
  const known = new Set(stored)
  for (const one of new Set(acknowledged))
    if (!known.has(one)) why.push(`Acknowledged and not stored: ${one.slice(0, 300)}`)
  if (known.size < stored.length) why.push('Stored twice.')
  // What a process had begun to mail when it ended is free for others only later.
  const later = { now: () => Date.now() + 2 * 3_600_000, log: () => {} }
  await deliverDue({ outbox: openOutbox(database), settings, send: smtp(sink.url), ...later })
  const { waiting } = await store.queue()
  database.close()
  const unmarked = sink.mails
    .filter(({ raw }) => !isMarked(raw))
    .map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw)?.[1])
  if (new Set(unmarked).size < unmarked.length) why.push('Mailed twice without saying so.')
  const mailed = new Set(sink.mails.map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw)?.[1])).size
  if (waiting > 0 || mailed < stored.length) why.push(`${stored.length} stored, ${mailed} mailed, ${waiting} waiting.`)
  return why
}

/** In whichever of its codes a mail says it. */
function isMarked(raw: string): boolean {
  const words = 'may have been mailed to you before'
  const body = raw.slice(raw.indexOf('\r\n\r\n') + 4)
  return body.replaceAll('=\r\n', '').includes(words) || Buffer.from(body, 'base64').toString().includes(words)
}
