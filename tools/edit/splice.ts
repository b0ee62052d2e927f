import { diff, isDeepStrictEqual as same } from 'node:util'
import { isMap, isScalar, isSeq, parseDocument, type Scalar } from 'yaml'

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
