import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { getRequestListener } from '@hono/node-server'
import { type AddressBook, bookFile, hostsFolder } from '../../deploy/address-book.ts'
import { securityHeaders } from '../../deploy/headers.ts'
import { type Answer, answerFile, type MessageSettings, settingsFile } from '../../src/site/message-settings.ts'
import { createApp } from '../app.ts'
import { healthOf } from '../health.ts'
import { memoryLimiter, pseudonyms } from '../limiter.ts'
import { log } from '../log.ts'
import { deliverDue, type Send, smtp } from '../mail.ts'
import { preparePages } from '../pages.ts'
import { openSqlite } from '../store/sqlite.ts'
import { openOutbox, openStore } from '../store/store.ts'
import { type Environment, readEnvironment } from './environment.ts'

/**
 * Says to other programs that a service has these messages, by a lock of SQLite on an empty file beside them: the system
 * lets go of it with the process, however that ends. Any number may hold it.
 */
export function holdInUse(file: string): () => void {
  return locked(file, 'BEGIN; SELECT * FROM sqlite_schema', 'A copy is being put in their place just now.')
}

/** Has the messages alone, or throws. */
export function holdAlone(file: string): () => void {
  return locked(file, 'BEGIN EXCLUSIVE', 'The service is running. Stop it first.')
}

function locked(file: string, how: string, whyNot: string): () => void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const lock = new DatabaseSync(`${file}.lock`)
  try {
    lock.exec(how)
  } catch (error) {
    lock.close()
    throw new Error(`${file} is in use. ${whyNot}`, { cause: error })
  }
  return () => lock.close()
}

/** Does a piece of work now and then, never twice at a time. What goes wrong is said, and tried again next time. */
function repeat(every: number, work: (signal: AbortSignal) => Promise<void>, log: (line: string) => void) {
  let underWay: Promise<void> | undefined
  let isAsked = false
  const over = new AbortController()
  /** Does it at once, or once more behind what is under way. */
  const now = () => {
    if (over.signal.aborted) return
    if (underWay) {
      isAsked = true
      return
    }
    isAsked = false
    underWay = work(over.signal)
      .catch((error: Error) => log(error.message))
      .finally(() => {
        underWay = undefined
        if (isAsked) now()
      })
  }
  const timer = setInterval(now, every)
  now()
  return {
    now,
    /** No more, and what is under way is told; resolves when nothing is under way. */
    stop: async () => {
      over.abort()
      clearInterval(timer)
      await underWay
    },
  }
}

const second = 1000
const hour = 3600 * second

interface Options {
  log?: (line: string) => void
  /** How long a body may take to arrive, in milliseconds. */
  patience?: number
  send?: Send | undefined
}

/** The service of a built folder on this machine: a listener for a server, and what it does by itself meanwhile. */
export async function startService(dist: string, environment: Environment, options: Options = {}) {
  const { log = () => {}, patience = 10 * second } = options
  const { file, smtpUrl, from, isBehindProxy, perMinute } = environment
  const read = (name: string) => readFileSync(join(dist, name), 'utf8')
  const settings: MessageSettings = JSON.parse(read(`${hostsFolder}/${settingsFile}`))
  const book: AddressBook = JSON.parse(read(bookFile))
  const page = (answer: Answer) => read(`${hostsFolder}/${answerFile(answer)}`)
  const pages = preparePages({ wrong: page('wrong'), failed: page('failed'), sent: page('sent') })
  // First, since it says what is wrong with its address.
  const send = options.send ?? (smtpUrl ? smtp(smtpUrl) : undefined)

  const letGo = holdInUse(file)
  const database = openSqlite(file)
  const store = await openStore(database)
  const outbox = openOutbox(database)
  const now = () => Date.now()
  if (!send)
    log(
      'No mail server is named (SMTP_URL): messages are kept, and mailed once there is one. npm run messages shows them.',
    )
  log(`The service has started. Messages that wait for mail: ${(await store.queue()).waiting}.`)
  const mail = repeat(
    30 * second,
    async (signal) => {
      if (send) await deliverDue({ outbox, settings, send, from, now, log, signal })
    },
    log,
  )
  const clean = repeat(
    hour,
    async () => {
      const removed = await store.removeOld(settings.keepDays, now())
      if (removed > 0) log(`${removed} messages older than ${settings.keepDays} days were removed.`)
    },
    log,
  )

  // Of this process alone, so that not even its owner can tell later who has sent what.
  const nameOf = pseudonyms(randomUUID())
  const senders = new WeakMap<Request, string>()
  const headers = securityHeaders(book.scripts)
  const app = createApp({
    settings,
    pages,
    store,
    limiter: memoryLimiter(perMinute),
    headers,
    whoSends: (request) => nameOf(senders.get(request) ?? ''),
    onKept: mail.now,
    health: healthOf(async () => store, log, now),
    log,
    now,
    patience,
  })
  const listener: RequestListener = getRequestListener(
    (request, { incoming }) => {
      senders.set(request, addressOf(incoming as IncomingMessage, isBehindProxy))
      return app.fetch(request)
    },
    // A host or an address that cannot be one never gets to the app.
    {
      errorHandler: () =>
        new Response('Bad request\n', { status: 400, headers: { ...headers, 'Cache-Control': 'no-store' } }),
    },
  )
  return {
    listener,
    /** Ends its mails, which may take as long as one of them; until `stop` it goes on to take messages. */
    stopMailing: mail.stop,
    stop: async () => {
      await Promise.all([mail.stop(), clean.stop()])
      database.close()
      letGo()
      log('The service has stopped.')
    },
  }
}

function addressOf({ headers, socket }: IncomingMessage, isBehindProxy: boolean): string {
  const told = isBehindProxy ? headers['x-real-ip'] : undefined
  return typeof told === 'string' ? told : (socket.remoteAddress ?? '')
}

/**
 * The service behind a server of its own, with what the machine says. Until the mail that is under way is at its end,
 * which may take a minute, whoever writes meanwhile is still answered.
 */
export async function serveService(dist: string, port: number, host = '127.0.0.1') {
  const { listener, stopMailing, stop } = await startService(dist, readEnvironment(process.env), { log })
  const server = createServer({ requestTimeout: 30 * second, headersTimeout: 10 * second }, listener)
  try {
    await once(server.listen(port, host), 'listening')
  } catch (error) {
    // Whatever it has begun to mail meanwhile is brought to its end.
    await stop()
    throw error
  }
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      await stopMailing()
      const closed = once(server.close(), 'close')
      server.closeIdleConnections()
      await closed
      await stop()
    },
  }
}
