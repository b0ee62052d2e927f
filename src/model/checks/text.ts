import type { MdastNode } from 'satteri'
import type { Slip } from '../problems.ts'
import { blockProblems } from './blocks.ts'
import { hiddenIn } from './characters.ts'
import { footnoteProblems } from './footnotes.ts'
import { headingProblems } from './headings.ts'
import { leftoversIn } from './leftovers.ts'
import { deepest, type Part, partsOf } from './markdown-tree.ts'
import { noteProblems } from './notes.ts'
import { repeatProblems } from './repeats.ts'
import { slipsIn } from './slips.ts'
import { sourceCallProblems, withoutSourceCalls } from './source-calls.ts'

/** What a text below the front matter must not have, told by the file's own lines; `sources` is how many it may call, `said` what fields say. */
export function textProblems(
  markdown: string,
  firstLine: number,
  levelAbove: number,
  sources = 0,
  said: ReadonlyMap<string, string> = new Map(),
): Slip[] {
  const parts = partsOf(markdown, firstLine)
  const deep = parts.find(({ depth }) => depth === deepest)
  if (deep) return [{ line: deep.line, what: 'has too much inside each other to be read.', cure: 'Write it flatter.' }]
  return [
    ...rawHtml(parts),
    ...blockProblems(parts),
    ...repeatProblems(parts, said),
    ...headingProblems(parts, levelAbove),
    ...noteProblems(parts),
    ...footnoteProblems(parts),
    ...(sources > 0 ? sourceCallProblems(parts) : []),
    ...parts.flatMap(({ node, line, parent }) => {
      if (node.type !== 'text') return []
      const text = withoutSourceCalls(node.value, sources)
      const found = [
        ...hiddenIn(node.value),
        ...slipsIn(text),
        ...leftoversIn(text, isAlone(parent) ? 'block' : undefined),
      ]
      return found.map((slip) => ({ ...slip, line }))
    }),
    ...entities(markdown, firstLine),
  ].sort((a, b) => a.line - b.line)
}

/** A heading, a paragraph or a cell of a table that is one text and nothing else. */
const isAlone = (parent?: MdastNode) =>
  (parent?.type === 'heading' || parent?.type === 'paragraph' || parent?.type === 'tableCell') &&
  parent.children.length === 1

/** Characters as HTML spells them: nobody who writes means them. */
function entities(markdown: string, firstLine: number): Slip[] {
  return markdown.split('\n').flatMap((text, i) => {
    const [found] = /&(?:#\d+|#x[\da-f]+|[a-z]{2,}\d*);/i.exec(text.replaceAll(/`[^`]*`/g, '')) ?? []
    const cure = found === '&nbsp;' ? 'Write a blank.' : 'Write the character itself.'
    return found ? [{ line: firstLine + i, what: `has ${found}, a character as HTML spells it.`, cure }] : []
  })
}

/** Whatever a text has in HTML. A lone tag that closes what was told already is not told again. */
function rawHtml(parts: readonly Part[]): Slip[] {
  const told = new Set<string>()
  return parts.flatMap(({ node, line }) => {
    if (node.type !== 'html') return []
    const [tag = ''] = /^<[!?/]?-?-?[\w-]*/.exec(node.value) ?? []
    if (told.has(tag.replace('/', '')) && /^<\/[\w-]+\s*>$/.test(node.value)) return []
    told.add(tag)
    const cure = node.value.startsWith('<!--')
      ? 'Remove the remark: visitors could read it in the source of the page.'
      : 'Write it in Markdown, such as **bold**, [text](/address) or ## heading, or remove it.'
    return [{ line, what: `has HTML (${tag}${tag.startsWith('<!') ? '' : '>'}), which is not published.`, cure }]
  })
}
