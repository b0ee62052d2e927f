import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { dirname, join } from 'node:path'
import { formatNamed, formatOf } from '../../src/model/images/format.ts'
import { extensions, mostFileBytes } from '../../src/model/images/limits.ts'
import type { Answer } from './answer.ts'
import { keepForm } from './keep.ts'

/** Content files alone, and nothing above them; images where texts stand, under names that fit an address. */
const textFile = /^content(\/[\w&-]+)+\.(md|yaml)$/
const imageFile = new RegExp(`^content/(pages|insights|positions)(/[a-z0-9-]+)+\\.(${extensions.join('|')})$`)

/** What of a folder's files the desk may touch. */
export function isContentFile(file: string): boolean {
  return textFile.test(file) || imageFile.test(file)
}

/** Reads, writes or removes one content file for the desk. */
export async function fileAnswer(root: string, file: string, request: IncomingMessage): Promise<Answer> {
  if (!isContentFile(file)) return { status: 400, body: `${file} is no content file.` }
  const path = join(root, file)
  if (request.method === 'PUT') return put(path, file, await bytesOf(request))
  if (!existsSync(path)) return { status: 404, body: `${file} is not there.` }
  const body = readFileSync(path)
  if (request.method === 'DELETE') rmSync(path)
  // Not as the image it is: an SVG that somebody sent could otherwise run here, where files can be changed.
  return imageFile.test(file) ? { type: 'application/octet-stream', body } : { body }
}

function put(path: string, file: string, bytes: Buffer | undefined): Answer {
  if (!bytes) return { status: 413, body: `${file} weighs over ${mostFileBytes / 1_000_000} MB. Save it smaller.` }
  const isImage = imageFile.test(file)
  if (isImage && formatOf(bytes.subarray(0, 4096)) !== formatNamed(file))
    return { status: 400, body: `${file} is no ${formatNamed(file)}. Export it anew, and add that.` }
  const before = existsSync(path) && !isImage ? readFileSync(path, 'utf8') : undefined
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, isImage ? bytes : keepForm(file, before, bytes.toString()))
  return { body: '' }
}

/** What was sent, unless it is more than any content file may be. */
async function bytesOf(request: IncomingMessage): Promise<Buffer | undefined> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    // The rest is heard to its end and forgotten, so that whoever sends it gets the answer.
    if (size <= mostFileBytes) parts.push(part)
  }
  return size <= mostFileBytes ? Buffer.concat(parts) : undefined
}
