import type { Slip } from '../problems.ts'
import { type Part, plainText } from './markdown-tree.ts'

const cure = 'Write :::note on a line, the text below it, and ::: on a line of its own.'

/** A note is `:::note`, a paragraph, `:::`; nothing else begins with colons. */
export function noteProblems(parts: readonly Part[]): Slip[] {
  return parts.flatMap(({ node, line }): Slip[] => {
    const problem = (what: string) => [{ line, what, cure }]
    switch (node.type) {
      case 'containerDirective': {
        if (node.name !== 'note') return problem(`has ":::${node.name}", and only ":::note" is known.`)
        const lastLine = node.children.at(-1)?.position?.end.line ?? node.position?.start.line ?? 0
        if (lastLine >= (node.position?.end.line ?? 0)) return problem('has a :::note that is not closed.')
        return node.children.length === 0 ? problem('has a :::note with nothing in it.') : []
      }
      case 'leafDirective':
        return problem(`has "::${node.name}", and only ":::note" is known.`)
      case 'paragraph': {
        const [written] = /^:::.*/m.exec(plainText(node)) ?? []
        return written ? problem(`has "${written.trim()}", which neither begins nor closes a note.`) : []
      }
      default:
        return []
    }
  })
}
