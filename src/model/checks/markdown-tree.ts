import { type MdastNode, markdownToMdast } from 'satteri'

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

/** So far down texts are looked at. No text means to go there, and readers of a tree that deep fall over. */
export const deepest = 30

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

/** What a reader sees of a part. */
export function plainText(node: MdastNode): string {
  const inside = 'children' in node ? (node.children as MdastNode[]).map(plainText).join('') : ''
  // To the parser "9:30" is a directive called 30; see markdown.ts.
  if (node.type === 'textDirective') return inside ? `:${node.name}[${inside}]` : `:${node.name}`
  if ('children' in node) return inside
  return 'value' in node && node.type !== 'html' ? String(node.value) : ''
}
