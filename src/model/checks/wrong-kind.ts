import { dirname } from 'node:path'
import type { Problem } from '../problems.ts'

/** So many fields are wrong where the kind is: each alone would be mended in the wrong way. */
const many = 3

/**
 * A page whose kind is another than that of all pages beside it, and whose fields are wrong for it: the kind is what is
 * told, in the place of each field.
 */
export function withKinds(
  problems: readonly Problem[],
  texts: readonly { file: string; text: string }[],
): readonly Problem[] {
  const kinds = new Map(texts.map(({ file, text }) => [file, /^kind: *(\w+)/m.exec(text)?.[1]]))
  const wrong = new Map<string, Problem>()
  for (const [file, own] of Map.groupBy(problems, (problem) => problem.file)) {
    const kind = kinds.get(file)
    if (!kind || own.length < many || file.endsWith('/index.md')) continue
    const beside = texts.filter((other) => other.file !== file && dirname(other.file) === dirname(file))
    const others = beside.filter(({ file: name, text }) => !/\/index\.md$/.test(name) && !/^status: *in-/m.test(text))
    const [meant, ...more] = new Set(others.map((other) => kinds.get(other.file)))
    if (others.length < 2 || more.length > 0 || !meant || meant === kind) continue
    const what = `is "${kind}", and all other pages of ${dirname(file)} are "${meant}".`
    wrong.set(file, { file, field: 'kind', what, cure: `Write kind: ${meant}, or move the file.` })
  }
  return [...problems.filter(({ file }) => !wrong.has(file)), ...wrong.values()]
}
