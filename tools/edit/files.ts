import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'
import { contentFiles } from '../../src/model/content-files.ts'
import { extensions, formatNamed } from '../../src/model/images/formats.ts'
import { inspectImage } from '../../src/model/images/inspect.ts'

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

export function writeText(root: string, file: string, text: string): void {
  const path = placeOf(root, file, textFile)
  const mode = existsSync(path) ? statSync(path).mode : 0o644
  if ((mode & 0o222) === 0) throw failed(file, 'EROFS')
  put(file, path, (beside) => writeFileSync(beside, text, { mode, flush: true }))
}

/** Writes a file as a whole or not at all: beside it first, then in its place. */
function put(file: string, path: string, write: (beside: string) => void): void {
  const beside = join(dirname(path), `.${basename(path)}.tmp`)
  try {
    mkdirSync(dirname(path), { recursive: true })
    write(beside)
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

/** Where an image waits until the text that shows it is saved. */
const waitingAt = (image: string) => join('node_modules/.cache/desk', image)

/** Looks into an image as the gate does, and keeps it until its text is saved. One that is there already stays. */
export async function holdImage(root: string, file: string, bytes: Buffer): Promise<void> {
  const path = placeOf(root, file, imageFile)
  if (existsSync(path) && !readFileSync(path).equals(bytes))
    throw new Refusal(409, `${file} is there already, and is another image. Give this one another name.`)
  const waiting = join(root, waitingAt(file))
  put(file, waiting, (beside) => writeFileSync(beside, bytes))
  const found = await inspectImage(waiting, String(formatNamed(file)))
  if (!('what' in found)) return
  rmSync(waiting)
  throw new Refusal(400, `${basename(file)} ${found.what} ${found.cure} It was not added.`)
}

/** Those of some images that wait, each with where; what is no image of a text is left out. */
export const waitingImages = (root: string, images: readonly string[]): Map<string, string> =>
  new Map(
    images
      .filter((file) => imageFile.test(file) && existsSync(join(root, waitingAt(file))))
      .filter((file) => !existsSync(placeOf(root, file, imageFile)))
      .map((file) => [file, waitingAt(file)]),
  )

/** Puts an image that waited beside its text. */
export const putImage = (root: string, file: string): void =>
  put(file, placeOf(root, file, imageFile), (beside) => copyFileSync(join(root, waitingAt(file)), beside))

/** The images beside a text that it names and nothing else does, once it says something else. */
export function orphansOf(root: string, path: string, before: string, after: string): string[] {
  const names = new Set([...before.matchAll(/\]\(\s*(?:\.\/)?([\w-]+\.\w+)/g)].map(([, name = '']) => name))
  const gone = [...names]
    .map((name) => `${dirname(path)}/${name}`)
    .filter((file) => imageFile.test(file) && existsSync(join(root, file)) && !after.includes(basename(file)))
  if (gone.length === 0) return []
  const others = contentFiles(root).filter((file) => isTextFile(file) && file !== path)
  const said = others.map((file) => readText(root, file).text ?? '')
  return gone.filter((file) => !said.some((text) => text.includes(basename(file))))
}

export const removeImage = (root: string, file: string): void => rmSync(placeOf(root, file, imageFile), { force: true })

/** A content file as its YAML and what stands around it: a Markdown file has fences and a text below. */
export function split(file: string, text: string) {
  const parts = file.endsWith('.md') && /^(\uFEFF?---\r?\n)([\s\S]*?)(?<=\n)(---[ \t]*(?:\r?\n|$))([\s\S]*)$/.exec(text)
  if (!parts) return { before: '', yaml: text, between: '', body: '' }
  const [, before = '', yaml = '', between = '', body = ''] = parts
  return { before, yaml, between, body }
}
