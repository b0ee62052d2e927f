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
import { diff, isDeepStrictEqual as same } from 'node:util'
import { isMap, isScalar, isSeq, parseDocument, type Scalar } from 'yaml'
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

/** Writes a file as a whole or not at all: beside it first, then in its place. */
export function writeText(root: string, file: string, text: string): void {
  const path = placeOf(root, file, textFile)
  const mode = existsSync(path) ? statSync(path).mode : 0o644
  if ((mode & 0o222) === 0) throw failed(file, 'EROFS')
  const beside = join(dirname(path), `.${basename(path)}.tmp`)
  writing(
    file,
    () => {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(beside, text, { mode, flush: true })
      renameSync(beside, path)
    },
    beside,
  )
}

/** Does what may fail on a disk, and says of what fails why. */
function writing(file: string, work: () => void, beside?: string): void {
  try {
    work()
  } catch (error) {
    if (beside) rmSync(beside, { force: true, recursive: true })
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
  writing(
    file,
    () => {
      mkdirSync(dirname(waiting), { recursive: true })
      writeFileSync(waiting, bytes)
    },
    waiting,
  )
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

/** Puts an image that waited beside its text, as a whole or not at all. */
export function putImage(root: string, file: string): void {
  const path = placeOf(root, file, imageFile)
  const beside = join(dirname(path), `.${basename(path)}.tmp`)
  writing(
    file,
    () => {
      mkdirSync(dirname(path), { recursive: true })
      copyFileSync(join(root, waitingAt(file)), beside)
      renameSync(beside, path)
    },
    beside,
  )
}

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

export const removeImage = (root: string, file: string): void =>
  writing(file, () => rmSync(placeOf(root, file, imageFile), { force: true }))

/** Changes in the text of a YAML file itself, so that all around them stays as somebody wrote it. */

interface Changed {
  node: Scalar
  value: unknown
  /** Inside brackets a comma ends a text. */
  isInBrackets: boolean
}

/** The values that differ; undefined where more than values does, such as an entry that was added or moved. */
export function changedValues(node: unknown, data: unknown): Changed[] | undefined {
  const found: Changed[] = []
  return collect(node, data, found) ? found : undefined
}

function collect(node: unknown, data: unknown, found: Changed[], isInBrackets = false): boolean {
  const isMany = typeof data === 'object' && data !== null
  if (isScalar(node) && !isMany) {
    if (node.value !== data) found.push({ node, value: data, isInBrackets })
    return true
  }
  if (isSeq(node) && Array.isArray(data)) {
    const old: unknown[] = node.toJSON()
    const isMoved = data.some((entry, i) => !same(entry, old[i]) && old.some((other) => same(entry, other)))
    if (isMoved || data.length !== old.length) return false
    return node.items.every((item, i) => collect(item, data[i], found, isInBrackets || node.flow))
  }
  if (!isMap(node) || !isMany || Array.isArray(data) || Object.keys(data).length !== node.items.length) return false
  return node.items.every(({ key, value }) =>
    collect(value, Reflect.get(data, String(key)), found, isInBrackets || node.flow),
  )
}

/** The text with other values in it, each of one line; undefined where one has more, and so an indentation. */
export function withValues(text: string, changes: readonly Changed[]): string | undefined {
  let after = text
  for (const { node, value, isInBrackets } of [...changes].reverse()) {
    const [start, end] = node.range ?? [0, 0]
    const document = parseDocument(isInBrackets ? '[x]' : '- x')
    document.setIn([0], Object.assign(document.createNode(value) as Scalar, { type: node.type }))
    const alone = document.toString({ lineWidth: 0, flowCollectionPadding: false }).trimEnd()
    const written = isInBrackets ? alone.slice(1, -1) : alone.slice('- '.length)
    if (written.includes('\n') || text.slice(start, end).includes('\n') || end === start) return undefined
    after = after.slice(0, start) + written + after.slice(end)
  }
  return after
}

/** The change from one way of writing to the next, made in the lines as they were. */
export function sameLines(before: string, plain: string, changed: string): string {
  const [old, from] = [before.split('\n'), plain.split('\n')]
  if (old.length !== from.length) return changed
  let at = 0
  return diff(changed.split('\n'), from)
    .flatMap(([side, line]) => (side === 1 ? [line] : [old[at++]].filter(() => side === 0)))
    .join('\n')
}

/** A content file as its YAML and what stands around it: a Markdown file has fences and a text below. */
interface Parts {
  before: string
  yaml: string
  between: string
  body: string
}

export function split(file: string, text: string): Parts {
  const parts = file.endsWith('.md') && /^(\uFEFF?---\r?\n)([\s\S]*?)(?<=\n)(---[ \t]*(?:\r?\n|$))([\s\S]*)$/.exec(text)
  if (!parts) return { before: '', yaml: text, between: '', body: '' }
  const [, before = '', yaml = '', between = '', body = ''] = parts
  return { before, yaml, between, body }
}
