import { isDeepStrictEqual } from 'node:util'
import { type Document, isMap, isScalar, isSeq, parseDocument, stringify } from 'yaml'
import { checkAll } from '../../src/model/gate.ts'
import { printed } from '../../src/model/problems.ts'
import { orphansOf, putImage, readText, removeImage, split, versionOf, waitingImages, writeText } from './files.ts'
import { linesOf, merge, sameLines } from './merge.ts'
import { openFile } from './model.ts'
import { placedIn } from './placed.ts'
import { isGroup } from './shape.ts'
import type { Conflict, Sent, Typed, Verdict } from './types.ts'

const style = { lineWidth: 0, flowCollectionPadding: false } as const

/** What a form says, in the form the file has already: only what changed changes; comments and quotes stay. */
export function keepForm(file: string, before: string | undefined, { data, body }: Typed): string {
  const isMarkdown = file.endsWith('.md')
  if (before === undefined)
    return isMarkdown ? `---\n${stringify(data, style)}---\n${below(body)}` : stringify(data, style)
  const old = split(file, before)
  const kept = plainLines(old.body).trim() === plainLines(body).trim() ? old.body : below(body)
  const text = old.before + keepYaml(old.yaml, data) + old.between + (isMarkdown ? kept : '')
  return before.includes('\r\n') ? plainLines(text).replaceAll('\n', '\r\n') : text
}

const plainLines = (text: string) => text.replaceAll('\r\n', '\n')

/** The text, an empty line below the front matter, as everywhere in the content. */
const below = (body: string) => (body.trim() === '' ? '' : `\n${plainLines(body).trim()}\n`)

function keepYaml(before: string, data: unknown): string {
  const document = parseDocument(before)
  if (document.errors.length > 0) return stringify(data, style)
  if (isDeepStrictEqual(document.toJS(), data)) return before
  const plain = document.toString(style)
  document.contents = merged(document, document.contents, data) as typeof document.contents
  const changed = document.toString(style)
  const lines = sameLines(before, plain, changed)
  return says(lines, data) ? lines : changed
}

function says(text: string, data: unknown): boolean {
  const document = parseDocument(text)
  return document.errors.length === 0 && isDeepStrictEqual(document.toJS(), data)
}

/** A node that says what the data says, made of the old one as far as they agree. */
function merged(document: Document, node: unknown, data: unknown): unknown {
  if (isScalar(node) && !isGroup(data) && !Array.isArray(data)) {
    if (node.value !== data) node.value = data
    return node
  }
  if (isMap(node) && isGroup(data)) {
    for (const { key } of [...node.items]) if (!(String(key) in data)) node.delete(key)
    for (const [key, value] of Object.entries(data)) node.set(key, merged(document, node.get(key, true), value))
    return node
  }
  if (isSeq(node) && Array.isArray(data)) {
    node.items = mergedItems(document, node.items, data)
    return node
  }
  return document.createNode(data)
}

/** Entries that stayed the same keep their form wherever they moved to; the others are changed where they stand. */
function mergedItems(document: Document, items: unknown[], data: unknown[]): unknown[] {
  const left = new Set(items)
  const take = (node: unknown) => (left.delete(node) ? node : undefined)
  const kept = data.map((value) => take([...left].find((node) => isDeepStrictEqual(plain(document, node), value))))
  return data.map((value, i) => kept[i] ?? merged(document, take(items[i]), value))
}

function plain(document: Document, node: unknown): unknown {
  return (node as { toJS?: (document: Document) => unknown } | null)?.toJS?.(document)
}

/** Asks the whole gate about a file as it would be, and writes it where that is wanted and nothing is in the way. */
export async function judge(root: string, sent: Sent, isSave: boolean): Promise<Verdict | Conflict> {
  const { path } = sent
  const before = readText(root, path)
  if (before.version !== sent.version) return conflict(root, sent, before.text)
  const text = textOf(sent, before.text)
  const today = new Date()
  const images = waitingImages(root, sent.images)
  const told = await checkAll(root, { today, overlay: new Map([[path, text], ...images]) })
  const orphans = orphansOf(root, path, before.text ?? '', text)
  const own = told.problems.filter(({ file }) => file === path)
  const others = told.problems.filter(({ file }) => file !== path && !orphans.includes(file) && !images.has(file))
  const known = others.length > 0 ? new Set((await checkAll(root, { today })).problems.map(printed)) : new Set()
  const fresh = others.filter((problem) => !known.has(printed(problem)))
  // Two files that say the same: whichever of them the gate names, this is the one being written.
  const shared = fresh.filter(({ what }) => what.includes(path))
  const caused = fresh.filter((problem) => !shared.includes(problem))
  const problems = [...own, ...shared.map((problem) => ({ ...problem, what: `${problem.file} ${problem.what}` }))]
  const placed = placedIn(path, text, sent.isText)
  const verdict: Verdict = {
    problems: problems.map(placed),
    warnings: told.warnings.filter(({ file }) => file === path).map(placed),
    caused,
    orphans,
    elsewhere: others.length - fresh.length,
  }
  const isOpen = problems.length > 0 || (caused.length > 0 && !sent.anyway) || (orphans.length > 0 && !sent.removing)
  if (!isSave || isOpen) return verdict
  // Somebody may have written it while the gate was reading.
  const now = readText(root, path)
  if (now.version !== sent.version) return conflict(root, sent, now.text)
  // Those that the text shows: one that was added and taken out again stays where it is.
  const shown = [...images.keys()].filter((file) => text.includes(file.slice(file.lastIndexOf('/') + 1)))
  for (const file of shown) putImage(root, file)
  try {
    if (text !== before.text) writeText(root, path, text)
  } catch (error) {
    for (const file of shown) removeImage(root, file)
    throw error
  }
  for (const file of orphans) removeImage(root, file)
  return { ...verdict, saved: versionOf(text) }
}

function textOf({ path, data, body, isText }: Sent, before: string | undefined): string {
  return isText ? body : keepForm(path, before, { data, body })
}

/** What both made of a file; where that cannot be told field by field, the whole of both. */
function conflict(root: string, sent: Sent, text: string | undefined): Conflict {
  const theirs = text === undefined ? undefined : openFile(root, sent.path)
  if (theirs && sent.version && Boolean(theirs.schema) === !sent.isText)
    return { theirs, ...merge(sent.base, theirs, sent) }
  const lines = linesOf(textOf(sent, text), text ?? '')
  return { ...(theirs && { theirs }), merged: sent, changed: [], contested: [{ path: '', lines }] }
}
