import { existsSync, globSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { basename, join } from 'node:path'
import ts from 'typescript'
import type { Answer } from './answer.ts'
import { deskConfig } from './config.ts'
import { fileAnswer, isContentFile } from './file-answer.ts'

/** The desk over the content of a project folder: its page, its configuration, and the files it reads and writes. */
export function deskServer(root: string): Server {
  return createServer(async (request, response) => {
    try {
      send(response, await answer(root, request))
    } catch (error) {
      send(response, { status: 500, body: error instanceof Error ? error.message : String(error) })
    }
  })
}

const packages = join(import.meta.dirname, '../../node_modules')
const desk = join(packages, '@sveltia/cms/dist')
const icons = join(
  packages,
  '@fontsource-variable/material-symbols-outlined/files/material-symbols-outlined-latin-wght-normal.woff2',
)

async function answer(root: string, request: IncomingMessage): Promise<Answer> {
  if (!fromThisMachine(request)) return { status: 403, body: 'The desk answers only its own page.' }
  const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)
  if (path.startsWith('/files/')) return fileAnswer(root, path.slice(7), request)
  if (path.startsWith('/chunks/')) return script(join(desk, 'chunks', basename(path)))
  switch (path) {
    case '/':
      return { type: 'text/html', body: readFileSync(join(import.meta.dirname, 'desk.html')) }
    case '/folder.js':
      return { type: 'text/javascript', body: withoutTypes(read(join(import.meta.dirname, 'folder.ts'))) }
    case '/sveltia-cms.mjs':
      return script(join(desk, 'sveltia-cms.mjs'))
    case '/icons.woff2':
      return { type: 'font/woff2', body: readFileSync(icons) }
    case '/config.json':
      return { type: 'application/json', body: JSON.stringify(deskConfig(root)) }
    case '/files':
      return { type: 'application/json', body: JSON.stringify(contentFiles(root)) }
    default:
      return { status: 404, body: 'Nothing is here.' }
  }
}

/** No other website may read or write these files, whatever it makes the editor's browser ask for. */
function fromThisMachine({ headers: { host, origin } }: IncomingMessage): boolean {
  return /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host ?? '') && (origin === undefined || origin === `http://${host}`)
}

const read = (path: string) => readFileSync(path, 'utf8')

const withoutTypes = (text: string) =>
  ts.transpileModule(text, { compilerOptions: { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext } })
    .outputText

/** The desk loads its icons from a host of its makers; offline they are ours. */
function script(path: string): Answer {
  if (!existsSync(path)) return { status: 404, body: 'Nothing is here.' }
  const body = read(path).replaceAll(/https:\/\/[\w.]+\/fontsource\/fonts\/material-symbols[^)"'`]+/g, '/icons.woff2')
  return { type: 'text/javascript', body }
}

function contentFiles(root: string): string[] {
  return globSync('content/**/*.*', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isContentFile)
}

function send(response: ServerResponse, { status = 200, type = 'text/plain', body }: Answer): void {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    // Nothing is asked of anybody else, and nobody learns that this desk is open.
    'content-security-policy': "default-src 'self' 'unsafe-inline' data: blob:",
  })
  response.end(body)
}
