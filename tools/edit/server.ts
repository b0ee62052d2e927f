import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { z } from 'zod'
import { mostFileBytes } from '../../src/model/images/formats.ts'
import { holdImage, Refusal } from './files.ts'
import { listFiles } from './list.ts'
import { modelFor, openFile } from './model.ts'
import { judge } from './save.ts'
import type { Listing, Sent } from './types.ts'

/** The desk over the content of a project folder: its page, and the files that the page reads and writes. */
export function deskServer(root: string, devPort = 4321): Server {
  return createServer(async (request, response) => {
    try {
      await answer(root, devPort, request, response)
    } catch (error) {
      const status = error instanceof Refusal ? error.status : 500
      send(response, { error: error instanceof Error ? error.message : String(error) }, status)
    }
  })
}

async function answer(
  root: string,
  devPort: number,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!fromThisMachine(request)) throw new Refusal(403, 'The desk answers only its own page.')
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  const asked = (name: string) => searchParams.get(name) ?? ''
  switch (`${request.method} ${pathname}`) {
    case 'GET /':
      return send(response, page, 200, 'text/html')
    case 'GET /desk.css':
      return send(response, styles(), 200, 'text/css')
    case 'GET /desk.js':
      return send(response, await script(), 200, 'text/javascript')
    case 'GET /list':
      return send(response, { ...listFiles(root, new Date()), ...(await siteAt(devPort)) })
    case 'GET /file':
      return send(response, openFile(root, asked('path')))
    case 'GET /model':
      return send(response, modelFor(root, { folder: asked('folder'), like: asked('like'), name: asked('name') }))
    case 'POST /image':
      await holdImage(root, asked('path'), await bytesOf(request, mostFileBytes))
      return send(response, {})
    case 'POST /check':
    case 'POST /save': {
      const told = await judge(root, sentBy(await bytesOf(request, mostTextBytes)), pathname === '/save')
      return send(response, told, 'contested' in told ? 409 : 200)
    }
    default:
      throw new Refusal(404, 'Nothing is here.')
  }
}

/** No other website may read or write these files, whatever it makes the editor's browser ask for. */
function fromThisMachine({ headers: { host, origin } }: IncomingMessage): boolean {
  return /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host ?? '') && (origin === undefined || origin === `http://${host}`)
}

/** Where npm run dev shows the pages, while it runs. */
function siteAt(port: number): Promise<Pick<Listing, 'site'>> {
  return new Promise((found) => {
    const socket = connect(port, 'localhost', () => {
      socket.destroy()
      found({ site: `http://localhost:${port}` })
    }).on('error', () => found({}))
  })
}

/** Ten times what the longest page has. */
const mostTextBytes = 2_000_000

/** What was sent, as far as it may be; the rest is heard to its end and forgotten, so that its sender gets the answer. */
async function bytesOf(request: IncomingMessage, most: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size <= most) parts.push(part)
  }
  if (size > most) throw new Refusal(413, `This weighs over ${most / 1_000_000} MB. Save it smaller.`)
  return Buffer.concat(parts)
}

const typed = { data: z.unknown().optional(), body: z.string() }
const sentSchema = z.object({
  ...typed,
  path: z.string(),
  version: z.string(),
  isText: z.boolean().default(false),
  base: z.object(typed),
  images: z.array(z.string()).default([]),
  anyway: z.boolean().default(false),
  removing: z.boolean().default(false),
})

function sentBy(bytes: Buffer): Sent {
  try {
    return sentSchema.parse(JSON.parse(bytes.toString()))
  } catch {
    throw new Refusal(400, 'That is no file of a form.')
  }
}

const here = import.meta.dirname

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Desk</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/desk.css">
<script type="module" src="/desk.js"></script>
<div id="desk"></div>
</html>`

/** The colors are the site's. */
function styles(): string {
  const tokens = readFileSync(join(here, '../../src/styles/tokens.css'), 'utf8')
  const colors = tokens.match(/--color-[\w-]+: .*;/g)?.join('\n') ?? ''
  const own = ['desk.css', 'form.css'].map((file) => readFileSync(join(here, 'desk', file), 'utf8'))
  return [`:root {\n${colors}\n}`, ...own].join('\n')
}

let made: Promise<string> | undefined

/** The page's script, made once when it is first asked for. */
function script(): Promise<string> {
  made ??= bundle()
  return made
}

async function bundle(): Promise<string> {
  const built = await rolldown({
    input: join(here, 'desk/main.tsx'),
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    logLevel: 'warn',
  })
  const { output } = await built.generate({ format: 'esm', minify: true })
  await built.close()
  return output[0].code
}

function send(response: ServerResponse, body: unknown, status = 200, type = 'application/json'): void {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    // Nothing is asked of anybody else, and nobody learns that this desk is open.
    'content-security-policy': "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'; form-action 'none'",
  })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}
