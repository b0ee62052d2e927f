import { isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml'
import { lineAt, type Problem } from './problems.ts'
import type { Company } from './schema/facts.ts'

type TextOf = (file: string) => string | undefined

/** The same problems, each with its line where one can be found. Only files that have problems are read again. */
export function withLines(problems: readonly Problem[], textOf: TextOf): Problem[] {
  const find = new Map<string, ReturnType<typeof finder>>()
  return problems.map((problem) => {
    const { file, field } = problem
    // What is told of the file itself has no line; perhaps there is no file.
    if (problem.line !== undefined || field === 'file' || field === 'file name') return problem
    const lineOf = find.get(file) ?? finder(/\.(md|yaml)$/.test(file) ? (textOf(file) ?? '') : '', file)
    find.set(file, lineOf)
    const line = lineOf(problem)
    return line === undefined ? problem : { ...problem, line }
  })
}

/** Finds the lines of problems in a file. */
export function finder(text: string, file: string): (problem: Pick<Problem, 'field' | 'what'>) => number | undefined {
  const [, frontMatter = ''] = file.endsWith('.md') ? (/^---[ \t]*\r?\n([\s\S]*?)^---/m.exec(text) ?? []) : [text, text]
  const start = text.indexOf(frontMatter)
  let root: Node | null | undefined
  return ({ field, what }) => {
    const [, said] = /^line (\d+)$/.exec(field) ?? []
    if (said) return Number(said)
    if (frontMatter === '') return undefined
    const lineOf = (place: number | undefined) => (place === undefined ? undefined : lineAt(text, place))
    if (field === 'text') {
      const body = start + frontMatter.length
      const place = quotedIn(text.slice(body), what)
      return lineOf(place === undefined ? quotedIn(text, what) : body + place)
    }
    root ??= parseDocument(frontMatter, { logLevel: 'silent' }).contents
    const { at, end } = root ? placeOf(root, field) : {}
    // A text over several lines is told on the line that has the sentence.
    return at === undefined ? undefined : lineOf(start + at + (quotedIn(frontMatter.slice(at, end), what) ?? 0))
  }
}

/** Where a field begins and ends, or what it would stand in if it were there. */
function placeOf(root: Node, field: string): { at?: number | undefined; end?: number | undefined } {
  let [node, at]: [unknown, number | undefined] = [root, root.range?.[0]]
  for (const step of field === 'front matter' ? [] : field.split(/[.[\]]+/).filter(Boolean)) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === step)
      if (!pair) break
      node = pair.value
      at = isScalar(pair.key) ? pair.key.range?.[0] : at
    } else if (isSeq(node)) {
      const item = node.items[Number(step)] as Node | undefined
      if (!item) break
      node = item
      at = item.range?.[0]
    } else break
  }
  return { at, end: isScalar(node) ? node.range?.[1] : at }
}

/** Checks of texts quote the sentence they mean: it is looked for by six of its words, whatever marks stand between. */
function quotedIn(text: string, what: string): number | undefined {
  const [, sentence = ''] = /(?: in: |: ")(.{8,}?)"?$/.exec(what) ?? []
  const words = sentence.match(/[\p{L}\p{N}]+/gu) ?? []
  const between = '(?:[^\\p{L}\\p{N}]|\\]\\([^)]*\\))+'
  // The first may be a name that is written as a placeholder.
  return [words.slice(0, 6), words.slice(-6)]
    .map((some) => (some.length ? new RegExp(some.join(between), 'u').exec(text)?.index : undefined))
    .find((place) => place !== undefined)
}

/**
 * A file's text as it is where messages stay in the browser, or where the service takes them: a line that begins with
 * `{{local}}` or `{{service}}` is there in that case alone.
 */
export function linesFor(messages: Company['messages'], text: string): string {
  if (!/^\{\{(?:local|service)\}\}/m.test(text)) return text
  // What is left out is made up for at the next blank line, so that mistakes below it are told with their own line.
  let owed = 0
  const lines = text.split('\n').flatMap((line) => {
    const [mark = '', kept] = /^\{\{(local|service)\}\} */.exec(line) ?? []
    if (kept !== undefined && kept !== messages) {
      owed += 1
      return []
    }
    if (line.trim() !== '') return [line.slice(mark.length)]
    const blanks = Array<string>(owed + 1).fill(line)
    owed = 0
    return blanks
  })
  return lines.join('\n')
}
