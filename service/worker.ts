import type { AddressBook } from '../deploy/address-book.ts'
import type { Context } from '../deploy/cloudflare/worker.ts'
import { securityHeaders } from '../deploy/headers.ts'
import type { MessageSettings } from '../src/site/message-settings.ts'
import { createApp } from './app.ts'
import { healthOf } from './health.ts'
import { pseudonyms } from './limiter.ts'
import { log } from './log.ts'
import { deliverDue, smtp } from './mail.ts'
import { type Pages, preparePages } from './pages.ts'
import { type D1, openD1 } from './store/database.ts'
import { openOutbox, openStore } from './store/store.ts'

/** What Cloudflare hands to the service (deploy/cloudflare/wrangler.json). */
export interface ServiceEnv {
  DB: D1
  LIMITER: { limit: (who: { key: string }) => Promise<{ success: boolean }> }
  SMTP_URL?: string
  MAIL_FROM?: string
}

const patience = 10_000
const now = () => Date.now()

/** The service on Cloudflare: the same app and the same store, on D1; mails go out after an answer and by the clock. */
export function workerService(book: AddressBook, settings: MessageSettings, pages: Pages) {
  const headers = securityHeaders(book.scripts)
  const ready = preparePages(pages)
  let opened: ReturnType<typeof open> | undefined
  // Once for each copy of the Worker; one that could not be opened is tried again with the next request.
  const database = (env: ServiceEnv) => {
    opened ??= open(env.DB).catch((error: Error) => {
      opened = undefined
      throw error
    })
    return opened
  }
  let health: ReturnType<typeof healthOf> | undefined
  const mail = async (env: ServiceEnv) => {
    const { SMTP_URL: url, MAIL_FROM: from } = env
    if (!url) return
    const send = smtp(url)
    const { outbox } = await database(env)
    await deliverDue({ outbox, settings, send, from, now, log })
  }
  const clean = async (env: ServiceEnv) => (await database(env)).store.removeOld(settings.keepDays, now())

  return {
    async fetch(request: Request, env: ServiceEnv, context: Context): Promise<Response> {
      health ??= healthOf(async () => (await database(env)).store, log, now)
      const app = createApp({
        settings,
        pages: ready,
        // Asked for only where it is needed: without it, nobody's text gets lost.
        store: { keep: async (...message) => (await database(env)).store.keep(...message) },
        limiter: { allows: async (who) => (await env.LIMITER.limit({ key: who })).success },
        headers,
        whoSends: async ({ headers }) => (await database(env)).nameOf(headers.get('cf-connecting-ip') ?? ''),
        onKept: () => context.waitUntil(mail(env)),
        health,
        log,
        now,
        patience,
      })
      return app.fetch(request)
    },
    async scheduled(env: ServiceEnv): Promise<void> {
      // Neither waits for the other: a mail server that is away keeps nothing here for longer.
      for (const done of await Promise.allSettled([mail(env), clean(env)]))
        if (done.status === 'rejected') throw done.reason
    },
  }
}

async function open(d1: D1) {
  const database = openD1(d1)
  const store = await openStore(database)
  return { store, outbox: openOutbox(database), nameOf: pseudonyms(await store.secret('senders')) }
}
