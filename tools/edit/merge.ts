import { diff, isDeepStrictEqual as same } from 'node:util'
import { isGroup, pathTo } from './shape.ts'
import { bodyPath, type Conflict, type Lines, type Typed } from './types.ts'

/**
 * What two people made of one file, field by field: what only one of them changed is kept from both. Of a field that both
 * changed it has mine, until somebody decides.
 */
export function merge(base: Typed, theirs: Typed, mine: Typed): Omit<Conflict, 'theirs'> {
  const changed: string[] = []
  const contested: Conflict['contested'] = []

  function meet(path: string, old: unknown, other: unknown, own: unknown): unknown {
    if (same(own, other) || same(other, old)) return own
    if (same(own, old)) {
      changed.push(path)
      return other
    }
    if (isGroup(old) && isGroup(other) && isGroup(own)) {
      const keys = new Set([...Object.keys(own), ...Object.keys(other)])
      const met = [...keys].map((key) => [key, meet(pathTo(path, key), old[key], other[key], own[key])] as const)
      return Object.fromEntries(met.filter(([, value]) => value !== undefined))
    }
    const lists = [old, other, own].filter(Array.isArray)
    if (lists.length === 3 && lists.every(({ length }) => length === lists[0]?.length))
      return lists[2]?.map((entry, i) => meet(pathTo(path, i), lists[0]?.[i], lists[1]?.[i], entry))
    const text = [old, other, own].every((one) => typeof one === 'string') && paragraphs(old, other, own)
    if (typeof text === 'string') {
      changed.push(path)
      return text
    }
    contested.push({ path, lines: linesOf(own, other) })
    return own
  }

  const data = meet('', base.data, theirs.data, mine.data)
  const [old, other, own] = [base.body, theirs.body, mine.body].map((text) => text.replaceAll('\r\n', '\n').trim())
  return { merged: { data, body: String(meet(bodyPath, old, other, own)) }, changed, contested }
}

/** Both texts with the paragraphs that either changed; nothing where they changed the same, or side by side. */
function paragraphs(...texts: unknown[]): string | undefined {
  const [old = [], other = [], own = []] = texts.map((text) => String(text).split(/\n{2,}/))
  const edits = [editsOf(old, other), editsOf(old, own)] as const
  const touched = edits.map(({ gone, put }) => [
    ...[...gone].map((i) => 2 * i + 1),
    ...[...put.keys()].map((i) => 2 * i),
  ])
  if (touched[0]?.some((place) => touched[1]?.some((mine) => Math.abs(place - mine) < 2))) return undefined
  return [...old, undefined]
    .flatMap((paragraph, i) => [
      ...edits.flatMap(({ put }) => put.get(i) ?? []),
      ...(paragraph === undefined || edits.some(({ gone }) => gone.has(i)) ? [] : [paragraph]),
    ])
    .join('\n\n')
}

/** Which parts of a text are gone, and which were put before which; those that came last, behind the last one. */
function editsOf(old: string[], now: string[]) {
  const gone = new Set<number>()
  const put = new Map<number, string[]>()
  let at = 0
  for (const [side, text] of diff(now, old) as Lines) {
    if (side === 1) put.set(at, [...(put.get(at) ?? []), text])
    if (side === -1) gone.add(at)
    if (side !== 1) at += 1
  }
  return { gone, put }
}

/** The change from one way of writing a text to the next, made in the lines as they were. */
export function sameLines(before: string, plain: string, changed: string): string {
  const [was, from, to] = [before.split('\n'), plain.split('\n'), changed.split('\n')]
  const { gone, put } = editsOf(from, to)
  const putAt = (i: number) => put.get(i) ?? []
  let at = 0
  const lines = pairsOf(was, from).flatMap(([old, plain]) => {
    if (plain.length === 0) return old
    const begin = at
    at += plain.length
    const now = plain.flatMap((line, i) => [...(i > 0 ? putAt(begin + i) : []), ...(gone.has(begin + i) ? [] : [line])])
    return [...putAt(begin), ...(same(now, plain) ? old : now)]
  })
  return [...lines, ...putAt(at)].join('\n')
}

/** Lines, and what stands for them in another way of writing: one for one, or where that is not so several for several. */
function pairsOf(was: string[], from: string[]): [was: string[], from: string[]][] {
  if (was.length === from.length) return was.map((line, i) => [[line], [from[i] ?? '']])
  const pairs: [string[], string[]][] = [[[], []]]
  for (const [side, line] of diff(was, from) as Lines) {
    if (side === 0) pairs.push([[line], [line]], [[], []])
    else pairs.at(-1)?.[side === 1 ? 0 : 1].push(line)
  }
  return pairs
}

/** Two values, line by line. */
export function linesOf(own: unknown, other: unknown): Lines {
  const lines = (value: unknown) =>
    (typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value, null, 1)).split('\n')
  return diff(lines(own), lines(other)) as Lines
}
