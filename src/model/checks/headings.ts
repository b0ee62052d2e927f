import type { Slip } from '../problems.ts'
import { type Part, plainText } from './markdown-tree.ts'

/** The outline of a text: one main heading, which the page has already, and no level left out. */
export function headingProblems(parts: readonly Part[], levelAbove: number): Slip[] {
  let above = levelAbove
  return parts.flatMap(({ node, line, parent }): Slip[] => {
    if (node.type === 'paragraph') return unspaced(plainText(node), line)
    if (node.type !== 'heading') return []
    const { depth } = node
    const written = `${'#'.repeat(depth)} ${plainText(node)}`.trim()
    const problem = (what: string, cure: string) => [{ line, what: `has "${written}", ${what}`, cure }]
    const before = above
    above = depth
    if (plainText(node).trim() === '') return problem('a heading without words.', 'Write the heading, or remove it.')
    if (parent?.type !== 'root') return problem('a heading inside a list, a note or a quotation.', 'Move it out.')
    if (depth === 1)
      return problem('a second main heading.', 'Begin it with ##: the page has its main heading from the front matter.')
    if (depth > before + 1)
      return problem(`a heading of level ${depth} below level ${before}.`, `Begin it with ${'#'.repeat(before + 1)}.`)
    return []
  })
}

/** `##Heading` is no heading to Markdown. */
function unspaced(text: string, line: number): Slip[] {
  const [written] = /^#{1,6}[^\s#]\S*/.exec(text) ?? []
  return written ? [{ line, what: `has "${written}", which is no heading.`, cure: 'Put a blank behind the #.' }] : []
}
