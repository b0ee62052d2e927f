import type { Slip } from '../problems.ts'
import { type Part, plainText } from './markdown-tree.ts'

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

/** The outline of a text: one main heading, which the page has already, and no level left out. */
export function headingProblems(parts: readonly Part[], levelAbove: number): Slip[] {
  let above = levelAbove
  const blocks = parts.filter(({ parent, node: { type } }) => parent?.type === 'root' && !/efinition$/.test(type))
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
      return problem('a second main heading.', 'Begin it with ##: the page has its main heading from its fields.')
    if (depth > before + 1)
      return problem(`a heading of level ${depth} below level ${before}.`, `Begin it with ${'#'.repeat(before + 1)}.`)
    const next = blocks[blocks.findIndex((block) => block.node === node) + 1]?.node
    if (!next || (next.type === 'heading' && next.depth <= depth))
      return problem('with nothing below it.', 'Write what belongs there, or remove the heading.')
    const text = plainText(node).trim()
    if (node.position && node.position.end.line > node.position.start.line)
      return problem(
        'a heading only because of the line of - or = below it.',
        `Put an empty line between the two, or begin it with ${'#'.repeat(depth)} and remove the line.`,
      )
    const [, what, cure] = styles.find(([is]) => is.test(text)) ?? []
    return what && cure ? problem(what, cure) : []
  })
}

/** How headings are written here. */
const styles: [is: RegExp, what: string, cure: string][] = [
  [/[^.\s]{3,}[.,;:]$/, 'which ends like a sentence.', 'Remove the sign at its end.'],
  [/^(?=.{8})[^\p{Ll}]*\p{Lu}{2,}[^\p{Ll}]*\s\P{Ll}*$/u, 'all in capital letters.', 'Write it as in a sentence.'],
  [
    /^(?=.*\s(?:The|And|Of|For|To|With|Our|Your|You|Us|An?|Is|Are|It|We|That|This)\s.*\s(?:The|And|Of|For|To|With|Our|Your|You|Us|An?|Is|Are|It|We|That|This)(?:\s|$))/,
    'with a capital letter in each word.',
    'Write it as in a sentence.',
  ],
  [/^.{81}/, 'which is longer than 80 characters.', 'Shorten it; what it leaves out goes into the text below.'],
]

/** `##Heading` is no heading to Markdown. */
function unspaced(text: string, line: number): Slip[] {
  const [written] = /^#{1,6}[^\s#]\S*/.exec(text) ?? []
  return written ? [{ line, what: `has "${written}", which is no heading.`, cure: 'Put a blank behind the #.' }] : []
}

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
