import { spoken } from '../../lib/names.ts'
import { fieldName, type Said } from '../problems.ts'
import { textsAt } from '../walk.ts'
import { type Part, plainText, type TellLine } from './markdown-tree.ts'

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
  const problems: Said[] = []
  const first = new Map<string, string>()
  for (const { path, text: written } of textsAt(data)) {
    if (written.length < long) continue
    const [text, field] = [alike(mark(written)), fieldName(path)]
    const key = `${String(path.findLast((step) => typeof step === 'string'))} ${text}`
    const what = `says the same as ${first.get(key)}.`
    if (first.has(key)) problems.push({ field, what, cure: 'Say something else in one of the two.' })
    first.set(key, spoken(field))
    said.set(text, spoken(field))
  }
  return { problems, said }
}

/** The same heading, paragraph or sentence twice in a text, or a paragraph that a field has. */
export function checkTwice(parts: readonly Part[], said: ReadonlyMap<string, string>, tell: TellLine): void {
  const first = new Map<string, string>()
  for (const { node, line } of parts) {
    if (node.type !== 'heading' && node.type !== 'paragraph') continue
    const isHeading = node.type === 'heading'
    const text = alike(plainText(node))
    if (text === '' || (!isHeading && text.length < long)) continue
    const key = `${node.type} ${text}`
    const earlier = first.get(key) ?? (isHeading ? undefined : said.get(text))
    first.set(key, `line ${line}`)
    if (earlier && isHeading) tell(line, `has the same heading as ${earlier}.`, 'Give each part a heading of its own.')
    else if (earlier) tell(line, `has the same paragraph as ${earlier}.`, 'Remove one of the two.')
    else if (!isHeading) checkSentences(text, line, tell)
  }
}

/** Copy rules tell a long sentence that comes again; a short one may well, but not twice in a row. */
function checkSentences(paragraph: string, line: number, tell: TellLine): void {
  const sentences = paragraph.split(/(?<=[.?!]["”’)]?)\s+(?=\S)/)
  for (const [i, sentence] of sentences.entries())
    if (sentence.length > 9 && sentence.length < long && sentence === sentences[i - 1])
      tell(line, `has a sentence twice: "${sentence}".`, 'Remove one of the two.')
}
