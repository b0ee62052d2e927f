import { subscribe } from 'node:diagnostics_channel'
import type { MiddlewareHandler } from 'astro'
import { readPlaceholders } from '../../src/model/launch/placeholders.ts'
import { problemsChannel } from '../../src/model/problems.ts'
import { marker } from './mark.ts'

/** Made for the first page after each reading of the content. */
let mark: ReturnType<typeof marker> | undefined
subscribe(problemsChannel, () => {
  mark = undefined
})

export const onRequest: MiddlewareHandler = async (_context, next) => {
  const response = await next()
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response
  mark ??= marker(readPlaceholders('.', { withDrafts: true }))
  return new Response(mark(await response.text()), response)
}
