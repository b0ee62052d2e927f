import { rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import { deliverDue } from '../../../service/mail/deliver.ts'
import { smtp } from '../../../service/mail/smtp.ts'
import { readForm } from '../../../service/read-form.ts'
import { openSqlite } from '../../../service/store/sqlite.ts'
import { openOutbox, openStore } from '../../../service/store/store.ts'
import { validate } from '../../../src/features/contact/rules.ts'
import { settings } from '../../../tests/service/site.ts'
import type { startSmtp } from '../../../tests/service/smtp.ts'

/** Writes until there is no room. */
export function fill(file: string): () => void {
  for (let size = 1 << 20; size >= 1; size >>= 1)
    try {
      while (true) writeFileSync(file, Buffer.alloc(size), { flag: 'a' })
    } catch {
      // Perhaps less of it.
    }
  return () => rmSync(file, { force: true })
}

/** As another program that writes. */
export function lock(file: string): () => void {
  const database = new DatabaseSync(file, { timeout: 10_000 })
  database.exec('BEGIN EXCLUSIVE')
  return () => {
    if (database.isOpen) database.close()
  }
}

/** The status of the answer itself, behind any that only says to go on. */
export const statusOf = (answer: string) =>
  /^HTTP\/1\.1 (\d{3}) /.exec(answer.replace(/^HTTP\/1\.1 1\d\d .*?\r\n\r\n/s, ''))?.[1] ?? 'none'

export const isTaken = (answer: string) => statusOf(answer) === '201' || /\nlocation: \S*\/sent/i.test(answer)

/** All that comes back until it is closed. Whoever says that more comes, and sends no more, hangs up in the end. */
export function ask(port: number, bytes: Buffer): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  let answer = ''
  const socket = connect({ port, host: '127.0.0.1' })
  socket.setTimeout(20_000, () => socket.destroy())
  socket.on('data', (part) => {
    answer += part.toString('latin1')
  })
  socket.on('error', () => {})
  socket.on('close', () => resolve(answer))
  socket.write(bytes)
  return promise
}

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
