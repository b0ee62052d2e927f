import { isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml'
import type { Problem } from './problems.ts'

type TextOf = (file: string) => string | undefined

/** The same problems, each with its line where one can be found. Only files that have problems are read again. */
export function withLines(problems: readonly Problem[], textOf: TextOf): Problem[] {
  const find = new Map<string, (problem: Problem) => number | undefined>()
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

function finder(text: string, file: string): (problem: Problem) => number | undefined {
  const [, frontMatter = ''] = file.endsWith('.md') ? (/^---[ \t]*\r?\n([\s\S]*?)^---/m.exec(text) ?? []) : [text, text]
  const start = text.indexOf(frontMatter)
  let root: Node | null | undefined
  return ({ field, what }) => {
    const [, said] = /^line (\d+)$/.exec(field) ?? []
    if (said) return Number(said)
    if (frontMatter === '') return undefined
    if (field === 'text') return quotedLine(text, what)
    root ??= parseDocument(frontMatter, { logLevel: 'silent' }).contents
    const at = root ? startOf(root, field) : undefined
    return at === undefined ? undefined : text.slice(0, start + at).split('\n').length
  }
}

/** Where a field begins, or what it would stand in if it were there. */
function startOf(root: Node, field: string): number | undefined {
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
  return at
}

/** Checks of whole texts quote the sentence they mean: it is looked for as it is written. */
function quotedLine(text: string, what: string): number | undefined {
  const [, sentence = ''] = /(?: in: |: ")(.{8,}?)"?$/.exec(what) ?? []
  const line = sentence ? text.split('\n').findIndex((written) => written.includes(sentence.slice(0, 40))) : -1
  return line < 0 ? undefined : line + 1
}
