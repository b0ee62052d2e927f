import type { Slip } from '../problems.ts'
import type { Part } from './markdown-tree.ts'

/** A footnote is written once and called at least once; what is not called is shown nowhere. */
export function footnoteProblems(parts: readonly Part[]): Slip[] {
  const called = new Set(parts.flatMap(({ node }) => (node.type === 'footnoteReference' ? [node.identifier] : [])))
  const written = new Set<string>()
  return parts.flatMap(({ node, line, parent }): Slip[] => {
    if (node.type === 'footnoteReference' && parent?.type === 'heading')
      return [
        {
          line,
          what: `calls the footnote [^${node.identifier}] in a heading.`,
          cure: 'Move it into the text below: headings stand in the list of contents, too.',
        },
      ]
    if (node.type !== 'footnoteDefinition') return []
    const problem = (what: string, cure: string) => [
      { line, what: `has the footnote [^${node.identifier}], ${what}`, cure },
    ]
    if (written.has(node.identifier)) return problem('which is written already.', 'Give it another name.')
    written.add(node.identifier)
    if (!called.has(node.identifier))
      return problem('which nothing calls.', `Write [^${node.identifier}] where it belongs, or remove it.`)
    return node.children.length === 0 ? problem('with nothing in it.', 'Write what it says, or remove it.') : []
  })
}
