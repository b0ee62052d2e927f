import { Hono } from 'hono'
import { endpoint } from '../src/features/contact/fields.ts'
import { validate } from '../src/features/contact/rules.ts'
import type { MessageSettings } from '../src/site/message-settings.ts'
import { type Health, healthAddress } from './health.ts'
import type { Limiter } from './limiter.ts'
import { fingerprints } from './limiter.ts'
import type { Errors, ReadyPages } from './pages.ts'
import { type Form, isSameOrigin, readBody, readForm } from './read-form.ts'
import type { Store } from './store/store.ts'

export interface Service {
  settings: MessageSettings
  pages: ReadyPages
  store: Pick<Store, 'keep'>
  limiter: Limiter
  /** On every answer. */
  headers: Record<string, string>
  /** Who sends a request, under a name that says nothing. */
  whoSends: (request: Request) => Promise<string>
  /** After a message was kept. */
  onKept: () => void
  health: () => Promise<Health>
  log: (line: string) => void
  now: () => number
  /** How long a body may take to arrive, in milliseconds. */
  patience: number
}

/** Faster than this nobody has read the form, let alone filled it in. Known only where its script tells. */
const fewestMilliseconds = 2_000

type Refusal = 400 | 403 | 408 | 413 | 415 | 422 | 429 | 503

/** The service, the same wherever it runs: it checks a message, keeps it, and only then says so. */
export function createApp(service: Service): Hono {
  const { settings, pages, store, limiter, headers, whoSends, onKept, health, log, now, patience } = service
  const app = new Hono()
  const common = { ...headers, 'Cache-Control': 'no-store' }
  const html = { ...common, 'Content-Type': 'text/html; charset=utf-8' }
  const plain = { ...common, 'Content-Type': 'text/plain; charset=utf-8' }
  const json = { ...common, 'Content-Type': 'application/json' }
  const seeOther = (Location: string) => new Response(null, { status: 303, headers: { ...common, Location } })

  const refuse = (request: Request, status: Refusal, form: Form = {}, errors: Errors = {}) => {
    // What is left of a body that was not read to its end is not waited for.
    const more = status === 408 || status === 413 ? { Connection: 'close' } : {}
    return readsJson(request)
      ? new Response(JSON.stringify({ stored: false, errors }), { status, headers: { ...json, ...more } })
      : new Response(pages.answer(form, errors), { status, headers: { ...html, ...more } })
  }

  app.post(endpoint, async (context) => {
    const request = context.req.raw
    if (!isSameOrigin(request.headers)) return refuse(request, 403)
    if (!isForm(request)) return refuse(request, 415)
    const body = await readBody(request, patience)
    if ('status' in body) return refuse(request, body.status)
    const form = readForm(body.text)
    if (!form) return refuse(request, 400)
    try {
      if (!(await limiter.allows(await whoSends(request)))) return refuse(request, 429, form)
      if (form['topic'] || isTooQuick(form['elapsed'])) return refuse(request, 400, form)
      const checked = validate(form)
      if (!checked.ok) return refuse(request, 422, form, checked.errors)
      const time = now()
      const names = await fingerprints(checked.message, time)
      const number = await store.keep(checked.message, names, time)
      log(number ? `Message ${number} was accepted.` : 'A message came again; it is kept once.')
    } catch (error) {
      log(`A message could not be kept: ${error instanceof Error ? error.message : 'no reason given'}`)
      return refuse(request, 503, form)
    }
    onKept()
    return readsJson(request)
      ? new Response(JSON.stringify({ stored: true }), { status: 201, headers: json })
      : seeOther(`${endpoint}/sent#outcome`)
  })
  // Whoever reloads the page that says so, or keeps its address, sends nothing again.
  app.get(`${endpoint}/sent`, () => new Response(pages.sent, { headers: html }))
  app.get(endpoint, () => seeOther(settings.contact))
  // For a monitor: 200 while all is well, 503 otherwise.
  app.get(healthAddress, async () => {
    const found = await health()
    return new Response(`${JSON.stringify(found)}\n`, { status: found.ok ? 200 : 503, headers: json })
  })
  const allow = (Allow: string) => () =>
    new Response('Method not allowed\n', { status: 405, headers: { ...plain, Allow } })
  app.all(endpoint, allow('GET, HEAD, POST'))
  app.all(healthAddress, allow('GET, HEAD'))
  app.notFound(() => new Response('Not found\n', { status: 404, headers: plain }))
  app.onError((error) => {
    log(`A request could not be answered: ${error.message}`)
    return new Response('Something went wrong. Please try again.\n', { status: 500, headers: plain })
  })
  return app
}

const readsJson = ({ headers }: Request) => headers.get('accept')?.includes('application/json') ?? false

function isForm({ headers }: Request): boolean {
  return /^application\/x-www-form-urlencoded *(?:; *charset=utf-8 *)?$/i.test(headers.get('content-type') ?? '')
}

function isTooQuick(elapsed: string | undefined): boolean {
  return elapsed !== undefined && !(Number(elapsed) >= fewestMilliseconds)
}
