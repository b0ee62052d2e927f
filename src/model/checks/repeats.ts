import { spoken } from '../../lib/names.ts'
import { fieldName, type Problem, type Slip } from '../problems.ts'
import { type Part, plainText } from './markdown-tree.ts'

/** What is said twice on one page: pasted again, or kept by mistake. */

/** Shorter texts may well be the same: "Yes.", a name, a date. */
const long = 40

/** The same in a field and in the text, where quotes are set by the parser. */
const alike = (text: string) =>
  text.replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"').replaceAll(/\s+/g, ' ').trim().toLowerCase()

/**
 * Fields that say what another of their name says (notes repeat a question to point at it), and where each long text
 * stands. `mark` writes a field as texts are compared.
 */
export function fieldsTwice(data: unknown, mark: (field: string) => string) {
  const said = new Map<string, string>()
  const problems: Omit<Problem, 'file'>[] = []
  const first = new Map<string, string>()
  const look = (value: unknown, path: readonly PropertyKey[]): void => {
    if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) look(inner, [...path, Array.isArray(value) ? Number(key) : key])
    if (typeof value !== 'string' || value.length < long) return
    const [text, field] = [alike(mark(value)), fieldName(path)]
    const key = `${String(path.findLast((step) => typeof step === 'string'))} ${text}`
    const what = `says the same as ${first.get(key)}.`
    if (first.has(key)) problems.push({ field, what, cure: 'Say something else in one of the two.' })
    first.set(key, spoken(field))
    said.set(text, spoken(field))
  }
  look(data, [])
  return { problems, said }
}

/** The same heading, paragraph or sentence twice in a text, or a paragraph that a field has. */
export function repeatProblems(parts: readonly Part[], said: ReadonlyMap<string, string>): Slip[] {
  const first = new Map<string, string>()
  return parts.flatMap(({ node, line }): Slip[] => {
    if (node.type !== 'heading' && node.type !== 'paragraph') return []
    const text = alike(plainText(node))
    if (text === '' || (node.type === 'paragraph' && text.length < long)) return []
    const key = `${node.type} ${text}`
    const earlier = first.get(key) ?? (node.type === 'paragraph' ? said.get(text) : undefined)
    first.set(key, `line ${line}`)
    if (earlier === undefined) return node.type === 'heading' ? [] : sentencesInARow(text, line)
    return node.type === 'heading'
      ? [{ line, what: `has the same heading as ${earlier}.`, cure: 'Give each part a heading of its own.' }]
      : [{ line, what: `has the same paragraph as ${earlier}.`, cure: 'Remove one of the two.' }]
  })
}

/** Copy rules tell a long sentence that comes again; a short one may well, but not twice in a row. */
function sentencesInARow(paragraph: string, line: number): Slip[] {
  const sentences = paragraph.split(/(?<=[.?!]["”’)]?)\s+(?=\S)/)
  return sentences
    .filter((sentence, i) => sentence.length > 9 && sentence.length < long && sentence === sentences[i - 1])
    .map((sentence) => ({ line, what: `has a sentence twice: "${sentence}".`, cure: 'Remove one of the two.' }))
}
