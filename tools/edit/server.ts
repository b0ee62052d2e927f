import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { Hono, type HonoRequest } from 'hono'
import { rolldown } from 'rolldown'
import { mostFileBytes } from '../../src/model/images/formats.ts'
import { askedPort } from '../serving.ts'
import { holdImage, Refusal } from './files.ts'
import { listFiles } from './list.ts'
import { modelFor, openFile } from './model.ts'
import { judge } from './save.ts'
import type { Listing, Sent } from './types.ts'

const headers = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  // Nothing is asked of anybody else, and nobody learns that this desk is open.
  'content-security-policy': "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'; form-action 'none'",
}

/** The desk over the content of a project folder: its page, and the files that the page reads and writes. */
export function deskServer(root: string, devPort = 4321): Server {
  const desk = new Hono()
  desk.use(async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(headers)) context.header(name, value)
  })
  desk.use(({ req }, next) => {
    if (!fromThisMachine(req)) throw new Refusal(403, 'The desk answers only its own page.')
    return next()
  })
  desk.get('/', ({ html }) => html(page))
  desk.get('/desk.css', ({ body }) => body(styles(), { headers: { 'content-type': 'text/css; charset=utf-8' } }))
  desk.get('/desk.js', async ({ body }) => {
    script ??= bundle()
    return body(await script, { headers: { 'content-type': 'text/javascript; charset=utf-8' } })
  })
  desk.get('/list', async () => Response.json({ ...listFiles(root, new Date()), ...(await siteAt(devPort)) }))
  desk.get('/file', ({ req }) => Response.json(openFile(root, req.query('path') ?? '')))
  desk.get('/model', ({ req }) => Response.json(modelFor(root, { folder: '', like: '', name: '', ...req.query() })))
  desk.post('/image', async ({ req }) => {
    await holdImage(root, req.query('path') ?? '', await bytesOf(req, mostFileBytes))
    return Response.json({})
  })
  for (const how of ['check', 'save'] as const)
    desk.post(`/${how}`, async ({ req }) => {
      const told = await judge(root, sentBy(await bytesOf(req, mostTextBytes)), how === 'save')
      return Response.json(told, { status: 'contested' in told ? 409 : 200 })
    })
  desk.onError((error) =>
    Response.json({ error: error.message }, { status: error instanceof Refusal ? error.status : 500 }),
  )
  return createServer(getRequestListener(desk.fetch))
}

/** No other website may read or write these files, whatever it makes the editor's browser ask for. */
function fromThisMachine(request: HonoRequest): boolean {
  const [host, origin] = [request.header('host') ?? '', request.header('origin')]
  return /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host) && (origin === undefined || origin === `http://${host}`)
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

/** What was sent is heard to its end, however long it is, so that its sender gets the answer. */
async function bytesOf(request: HonoRequest, most: number): Promise<Buffer> {
  const bytes = Buffer.from(await request.arrayBuffer())
  if (bytes.length > most) throw new Refusal(413, `This weighs over ${most / 1_000_000} MB. Save it smaller.`)
  return bytes
}

function sentBy(bytes: Buffer): Sent {
  try {
    return { images: [], ...JSON.parse(bytes.toString()) }
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
  return `:root {\n${colors}\n}\n${readFileSync(join(here, 'desk/desk.css'), 'utf8')}`
}

/** The page's script, made once when it is first asked for. */
let script: Promise<string> | undefined

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

/** Opens the desk, where content is edited in forms: npm run edit. To this machine only: whoever reaches it can change the site. */
if (import.meta.main) {
  const port = await askedPort('npm run edit', 4325)
  deskServer('.').listen(port, '127.0.0.1', () =>
    console.log(`The desk is at http://localhost:${port} (Ctrl+C stops it)`),
  )
}
