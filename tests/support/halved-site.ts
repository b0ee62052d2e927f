import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parse } from 'node-html-parser'
import { fileOf } from './built-site.ts'
import { siteOrigin } from './origins.ts'

export interface HalvedSite {
  origin: string
  /** Lets the second half of each page follow. */
  release: () => void
  stop: () => void
}

/** Serves the built site as a line that breaks off: each page until what its first paint waits for begins, then a long while nothing. */
export async function serveHalved(screen: 'phone' | 'wide'): Promise<HalvedSite> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const server = createServer(async ({ url = '/', headers }, answer) => {
    if (headers['sec-fetch-dest'] !== 'document') {
      const file = await fetch(siteOrigin + url)
      answer.writeHead(file.status, { 'content-type': file.headers.get('content-type') ?? '' })
      answer.end(await file.bytes())
      return
    }
    const html = readFileSync(fileOf('dist', url), 'utf8')
    const end = endOfFirstPaint(html, screen)
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    answer.write(html.slice(0, end))
    await released
    answer.end(html.slice(end))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, release, stop: () => server.close() }
}

/** A page that lets a phone wait for less says so in a link before the other. */
function endOfFirstPaint(html: string, screen: 'phone' | 'wide'): number {
  const root = parse(html)
  const link = root.querySelectorAll('link[rel=expect]').at(screen === 'phone' ? 0 : -1)
  const awaited = link?.getAttribute('href')
  const last = awaited && root.querySelector(awaited)
  if (!last) throw new Error(`The first paint waits for ${awaited}, which is nowhere.`)
  const inside = `${last.innerHTML}</${last.rawTagName}>`
  return html.indexOf(inside, last.range[0])
}
