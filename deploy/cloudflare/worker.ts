import { type AddressBook, finder } from '../address-book.ts'
import { caching, headersOf, methods, neededByPages, securityHeaders } from '../headers.ts'

interface Env {
  /** The uploaded files. */
  ASSETS: { fetch: (request: Request | URL) => Promise<Response> }
}

export interface Context {
  waitUntil: (work: Promise<unknown>) => void
}

/** A program beside the site, which answers all below /api and does something now and then. */
interface Service<ServiceEnv> {
  fetch: (request: Request, env: ServiceEnv, context: Context) => Promise<Response>
  scheduled: (env: ServiceEnv) => Promise<void>
}

/**
 * Answers what is no file: old addresses, other spellings, and nothing at all. Pages and files never get here
 * (`wrangler.json` says what does), so they cost no call and wait for no script.
 */
export function worker<ServiceEnv>(book: AddressBook, service?: Service<ServiceEnv>) {
  const find = finder(book)
  const common = { ...securityHeaders(book.scripts), 'Cache-Control': caching.other }
  const onPages = headersOf('/404', common, neededByPages(book.files))
  const brief = (status: number, text: string, more: Record<string, string>) =>
    new Response(`${text}\n`, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...common, ...more } })

  return {
    async fetch(request: Request, env: Env & ServiceEnv, context: Context): Promise<Response> {
      const { pathname, search, origin } = new URL(request.url)
      if (service && pathname.startsWith('/api/')) return service.fetch(request, env, context)
      if (!methods.includes(request.method)) return brief(405, 'Method not allowed', { Allow: methods.join(', ') })
      const page = find(pathname)
      if (page === pathname) return env.ASSETS.fetch(request)
      if (page !== undefined) return brief(301, `Moved to ${page}`, { Location: page + search })
      const { body } = await env.ASSETS.fetch(new URL('/404', origin))
      return new Response(body, { status: 404, headers: { 'Content-Type': 'text/html; charset=utf-8', ...onPages } })
    },
    async scheduled(_when: unknown, env: Env & ServiceEnv): Promise<void> {
      await service?.scheduled(env)
    },
  }
}
