import { isMap, isSeq, type Node, parseDocument } from 'yaml'
import { straight } from '../../src/lib/typeset.ts'
import type { Problem } from '../../src/model/problems.ts'
import { split } from './files.ts'
import { pathTo } from './shape.ts'
import type { Told } from './types.ts'

/** Puts what the gate tells of a line, or of a whole text, at the field that says it: a form has no lines. */
export function placedIn(file: string, text: string, isText = false): (problem: Problem) => Told {
  const { before, yaml } = split(file, text)
  const { contents, errors } = parseDocument(yaml, { logLevel: 'silent' })
  const fields = isText || errors.length > 0 ? undefined : contents
  const lines = text.split('\n')
  return (problem) => {
    const { field, what } = problem
    const said = /^line (\d+)$/.exec(field)?.[1]
    const isPlaced = fields && !said && field !== 'text'
    // What two files say is told of one of them; its place there is none here.
    const isOwn = problem.file === file
    if (isPlaced && isOwn) return problem
    const line = isOwn ? Number(said ?? problem.line ?? 0) : 0
    const end = lines.slice(0, line).join('\n').length - before.length
    if (fields && line && end <= yaml.length) return { ...problem, field: fieldAt(fields, end, yaml) || 'file' }
    const quoted = / in: (.+)$|: "(.+)"$/.exec(what)
    const found = line || !quoted ? '' : whereSaid(fields?.toJSON(), straight(quoted[1] ?? quoted[2] ?? ''))
    if (isPlaced && !found) return problem
    if (found || (fields && !before)) return { ...problem, field: found || 'file' }
    const quote = (lines[line - 1] ?? '').trim()
    const isSaid = quote === '' || straight(what).includes(straight(quote).slice(0, 20))
    return { ...problem, field: 'text', ...(!isSaid && { quote: short(quote) }) }
  }
}

/** As much of a line as one needs to find it. */
const short = (line: string) => (line.length > 60 ? `${line.slice(0, 59).trimEnd()}…` : line)

/** The field on the line that ends at a place; where several begin on it, what they stand in. */
function fieldAt(node: unknown, end: number, yaml: string, path = ''): string {
  const begun = entriesOf(node).filter(({ at }) => at < end)
  const [last, previous] = [begun.at(-1), begun.at(-2)]
  const isShared = previous && last && !yaml.slice(previous.at, end).includes('\n')
  return !last || isShared ? path : fieldAt(last.value, end, yaml, pathTo(path, last.key))
}

function entriesOf(node: unknown): { key: string | number; at: number; value: unknown }[] {
  const startOf = (inner: unknown) => (inner as Node | null)?.range?.[0] ?? 0
  if (isMap(node)) return node.items.map(({ key, value }) => ({ key: String(key), at: startOf(key), value }))
  return isSeq(node) ? node.items.map((value, i) => ({ key: i, at: startOf(value), value })) : []
}

/** The field that says a sentence; empty where none does. */
function whereSaid(data: unknown, sentence: string, path = ''): string {
  if (typeof data === 'string') return straight(data).includes(sentence) ? path : ''
  if (typeof data !== 'object' || data === null) return ''
  for (const [key, value] of Object.entries(data)) {
    const found = whereSaid(value, sentence, pathTo(path, Array.isArray(data) ? Number(key) : key))
    if (found) return found
  }
  return ''
}
