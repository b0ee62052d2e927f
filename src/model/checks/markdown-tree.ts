import { type MdastNode, markdownToMdast } from 'satteri'
import type { Said } from '../problems.ts'

/** The Markdown that the site renders, as the parser reads it: rules look at its tree, never at its letters. */

/** As in `markdownRenderer`; front matter is cut off before. */
const features = { directive: true, frontmatter: false, smartPunctuation: true }

/** A part of a text, the line of the file it begins on, and what it stands in. */
export interface Part {
  node: MdastNode
  line: number
  parent: MdastNode | undefined
  depth: number
}

/** Tells of something wrong on a line of a file, and how to put it right. */
export type TellLine = (line: number, what: string, cure: string) => void

/** So far down texts are looked at. No text means to go there, and readers of a tree that deep fall over. */
export const deepest = 30

/** Far more than any page needs. Beyond it the time that parsers take grows with the square of a text, or they fall over. */
const most = { characters: 100_000, inLine: 5_000, signs: 3_000, inRow: 100 }

/** What makes a file too much to be looked at any further, if anything does. */
export function tooMuch(text: string): Said | undefined {
  const { length } = text
  const lines = text.split('\n')
  const long = lines.findIndex((line) => line.length > most.inLine)
  const run = lines.findIndex((line) => inRow.test(line))
  const much = (what: string, cure: string, line = -1) => ({
    field: line < 0 ? 'file' : `line ${line + 1}`,
    what,
    cure,
  })
  if (length > most.characters)
    return much(`has ${length} characters, at most ${most.characters}.`, 'Shorten it, or make several pages of it.')
  if (run >= 0)
    return much(`has a sign more than ${most.inRow} times in a row.`, 'Remove those that are too many.', run)
  if (long >= 0) return much(`has more than ${most.inLine} characters.`, 'Break it into paragraphs.', long)
  const signs = text.replaceAll(/[\p{L}\p{N}\s.,]+/gu, '').length
  return signs > most.signs
    ? much(`has ${signs} signs such as * [ > and -, at most ${most.signs}.`, 'Remove those that stand for nothing.')
    : undefined
}

const inRow = new RegExp(`([^-\\p{L}\\p{N}\\s]\\s?)\\1{${most.inRow}}`, 'u')

/** Every part of a text, each before those inside it. `firstLine` is the line of the file on which the text begins. */
export function partsOf(markdown: string, firstLine = 1): Part[] {
  const below = (node: MdastNode, parent?: MdastNode, depth = 0): Part[] => [
    { node, line: firstLine + (node.position?.start.line ?? 1) - 1, parent, depth },
    ...('children' in node && depth < deepest
      ? (node.children as MdastNode[]).flatMap((child) => below(child, node, depth + 1))
      : []),
  ]
  return below(markdownToMdast(markdown, { features }))
}

/** Whatever is in a part, however deep. */
export const inside = (node: MdastNode): MdastNode[] =>
  'children' in node ? (node.children as MdastNode[]).flatMap((child) => [child, ...inside(child)]) : []

/** What a reader sees of a part. */
export function plainText(node: MdastNode): string {
  const inside = 'children' in node ? (node.children as MdastNode[]).map(plainText).join('') : ''
  // To the parser "9:30" is a directive called 30; see markdown.ts.
  if (node.type === 'textDirective') return inside ? `:${node.name}[${inside}]` : `:${node.name}`
  if ('children' in node) return inside
  return 'value' in node && node.type !== 'html' ? String(node.value) : ''
}
