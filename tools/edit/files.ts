import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'
import { formatNamed, formatOf } from '../../src/model/images/format.ts'
import { extensions, mostFileBytes } from '../../src/model/images/limits.ts'

/** A word to the editor about why something was not done. */
export class Refusal extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** Content files alone, and nothing above them; images where texts stand, under names that fit an address. */
const textFile = /^content((\/[\w&-]+)+\.(md|yaml)|\/words\.txt)$/
const imageFile = new RegExp(`^content/(pages|insights|positions)(/[a-z0-9-]+)+\\.(${extensions.join('|')})$`)

export const isTextFile = (file: string) => textFile.test(file)

/** Where a file is on the disk, unless the desk may not touch it. */
function placeOf(root: string, file: string, allowed: RegExp): string {
  if (!allowed.test(file)) throw new Refusal(400, `${file} is no content file.`)
  const path = join(root, file)
  const home = realpathSync(join(root, 'content')) + sep
  const above = parentThatIsThere(path)
  if (!`${realpathSync(existsSync(path) ? path : above)}${sep}`.startsWith(home))
    throw new Refusal(400, `${file} leads out of content/.`)
  return path
}

const parentThatIsThere = (path: string): string =>
  existsSync(dirname(path)) ? dirname(path) : parentThatIsThere(dirname(path))

/** The text of a file, and a name for exactly these bytes; nothing where there is no file. */
export function readText(root: string, file: string): { text?: string; version: string } {
  const path = placeOf(root, file, textFile)
  if (!existsSync(path)) return { version: '' }
  const bytes = readFileSync(path)
  return { text: bytes.toString(), version: versionOf(bytes) }
}

export const versionOf = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex')

/** Writes a file as a whole or not at all: beside it first, then in its place. */
export function writeText(root: string, file: string, text: string): void {
  const path = placeOf(root, file, textFile)
  const mode = existsSync(path) ? statSync(path).mode : 0o644
  if ((mode & 0o222) === 0) throw failed(file, 'EROFS')
  const beside = join(dirname(path), `.${basename(path)}.tmp`)
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(beside, text, { mode, flush: true })
    renameSync(beside, path)
  } catch (error) {
    rmSync(beside, { force: true, recursive: true })
    throw failed(file, (error as NodeJS.ErrnoException).code ?? String(error))
  }
}

const reasons: Record<string, string> = {
  ENOSPC: 'the disk is full. Make room, then save again',
  EDQUOT: 'the disk is full. Make room, then save again',
  EROFS: 'it is read-only. Allow writing it, then save again',
  EACCES: 'this user may not write it. Allow it, then save again',
  EPERM: 'this user may not write it. Allow it, then save again',
}

export function failed(file: string, code: string): Refusal {
  const why = reasons[code] ?? `the system says ${code}`
  return new Refusal(507, `${file} was not written: ${why}. The file is as it was, and the form keeps what you typed.`)
}

/** Puts an image beside a text. One that is there already stays. */
export function writeImage(root: string, file: string, bytes: Buffer): void {
  const path = placeOf(root, file, imageFile)
  if (bytes.length > mostFileBytes)
    throw new Refusal(413, `${file} weighs over ${mostFileBytes / 1_000_000} MB. Save it smaller.`)
  if (formatOf(bytes.subarray(0, 4096)) !== formatNamed(file))
    throw new Refusal(400, `${file} is no ${formatNamed(file)}. Export it anew, and add that.`)
  if (existsSync(path) && !readFileSync(path).equals(bytes))
    throw new Refusal(409, `${file} is there already, and is another image. Give this one another name.`)
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, bytes)
  } catch (error) {
    throw failed(file, (error as NodeJS.ErrnoException).code ?? String(error))
  }
}
