import { isDeepStrictEqual } from 'node:util'
import { type Document, isMap, isScalar, isSeq, parseDocument, stringify } from 'yaml'
import { changedValues, sameLines, withValues } from './splice.ts'
import { split } from './split.ts'

/** What a form says of a file: its fields, and the text below them. */
export interface Said {
  data: unknown
  body: string
}

const style = { lineWidth: 0, flowCollectionPadding: false } as const

/** What a form says, in the form the file has already: only what changed changes; comments and quotes stay. */
export function keepForm(file: string, before: string | undefined, { data, body }: Said): string {
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
  const values = changedValues(document.contents, data)
  const spliced = values && withValues(before, values)
  if (spliced && says(spliced, data)) return spliced
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

const isGroup = (data: unknown): data is object => typeof data === 'object' && data !== null && !Array.isArray(data)
