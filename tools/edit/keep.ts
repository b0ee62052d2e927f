import { isDeepStrictEqual } from 'node:util'
import { type Document, isMap, isScalar, isSeq, parseDocument } from 'yaml'
import { split } from './split.ts'

/**
 * What the desk writes, in the form the file has already. The desk writes every file anew from its data: quotes,
 * comments and short lists would be lost. Here only values that changed are put into the old text.
 */
export function keepForm(file: string, before: string | undefined, written: string): string {
  const next = split(file, written)
  if (before === undefined) return `${next.before}${next.yaml}${next.between}${below(next.body)}`
  const old = split(file, before)
  const yaml = keepYaml(old.yaml, next.yaml)
  const body = old.body.trim() === next.body.trim() ? old.body : below(next.body)
  const text = old.before + yaml + old.between + body
  return before.includes('\r\n') ? text.replaceAll(/\r?\n/g, '\r\n') : text
}

/** The text, an empty line below the front matter, as everywhere in the content. */
const below = (body: string) => (body.trim() === '' ? '' : `\n${body.trim()}\n`)

function keepYaml(before: string, written: string): string {
  const document = parseDocument(before)
  if (document.errors.length > 0) return written
  const data = parseDocument(written).toJS()
  if (same(document.toJS(), data)) return before
  document.contents = merged(document, document.contents, data) as typeof document.contents
  return document.toString({ lineWidth: 0, flowCollectionPadding: false })
}

/** A node that says what the data says, made of the old one as far as they agree. */
function merged(document: Document, node: unknown, data: unknown): unknown {
  if (isScalar(node) && !isGroup(data) && !Array.isArray(data)) {
    // A text of several lines ends with a line break, which the desk takes away.
    if (!same(node.value, data)) node.value = String(node.value).endsWith('\n') ? `${data}\n` : data
    return node
  }
  if (isMap(node) && isGroup(data)) {
    for (const { key, value } of [...node.items])
      if (!(String(key) in data) && !isBlank(plain(document, value))) node.delete(key)
    for (const [key, value] of Object.entries(data))
      if (node.has(key) || !isBlank(value)) node.set(key, merged(document, node.get(key, true), value))
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
  const kept = data.map((value) => take([...left].find((node) => same(plain(document, node), value))))
  return data.map((value, i) => kept[i] ?? merged(document, take(items[i]), value))
}

function plain(document: Document, node: unknown): unknown {
  return (node as { toJS?: (document: Document) => unknown } | null)?.toJS?.(document)
}

const isGroup = (data: unknown): data is object => typeof data === 'object' && data !== null && !Array.isArray(data)

/** To the desk, a field that says nothing and one that is left out are the same. */
function isBlank(data: unknown): boolean {
  return data === false || data === '' || data == null || (typeof data === 'object' && Object.keys(data).length === 0)
}

/** The desk trims every text, and so does the schema. */
function same(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(essence(one), essence(other))
}

function essence(data: unknown): unknown {
  if (typeof data === 'string') return data.trim()
  if (Array.isArray(data)) return data.map(essence)
  if (!isGroup(data)) return data
  return Object.fromEntries(
    Object.entries(data).flatMap(([key, value]) => (isBlank(value) ? [] : [[key, essence(value)]])),
  )
}
