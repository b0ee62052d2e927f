import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Answer } from './answer.ts'
import { keepForm } from './keep.ts'

/** Content files alone, and nothing above them. */
const contentFile = /^content(\/[\w&-]+)+\.(md|yaml)$/

/** Reads, writes or removes one content file for the desk. */
export async function fileAnswer(root: string, file: string, request: IncomingMessage): Promise<Answer> {
  if (!contentFile.test(file)) return { status: 400, body: `${file} is no content file.` }
  const path = join(root, file)
  const before = existsSync(path) ? readFileSync(path, 'utf8') : undefined
  if (request.method === 'PUT') {
    const written = await text(request)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, keepForm(file, before, written))
    return { body: '' }
  }
  if (before === undefined) return { status: 404, body: `${file} is not there.` }
  if (request.method === 'DELETE') rmSync(path)
  return { body: before }
}
