import type { Slip } from '../problems.ts'
import { footnoteProblems } from './footnotes.ts'
import { headingProblems } from './headings.ts'
import { type Part, partsOf } from './markdown-tree.ts'
import { noteProblems } from './notes.ts'
import { slipsIn } from './slips.ts'
import { sourceCallProblems, withoutSourceCalls } from './source-calls.ts'

/** What a text below the front matter must not have, told by the file's own lines; `sources` is how many it may call. */
export function textProblems(markdown: string, firstLine: number, levelAbove: number, sources = 0): Slip[] {
  const parts = partsOf(markdown, firstLine)
  return [
    ...parts.flatMap(rawHtml),
    ...headingProblems(parts, levelAbove),
    ...noteProblems(parts),
    ...footnoteProblems(parts),
    ...(sources > 0 ? sourceCallProblems(parts) : []),
    ...parts.flatMap(({ node, line }) =>
      node.type === 'text' ? slipsIn(withoutSourceCalls(node.value, sources)).map((slip) => ({ ...slip, line })) : [],
    ),
  ].sort((a, b) => a.line - b.line)
}

function rawHtml({ node, line }: Part): Slip[] {
  // What closes an element is told with what opens it.
  if (node.type !== 'html' || node.value.startsWith('</')) return []
  const [tag = ''] = /^<[!?]?-?-?[\w-]*/.exec(node.value) ?? []
  const cure = node.value.startsWith('<!--')
    ? 'Remove the remark: visitors could read it in the source of the page.'
    : 'Write it in Markdown, such as **bold**, [text](/address) or ## heading, or remove it.'
  return [{ line, what: `has HTML (${tag}${tag.startsWith('<!') ? '' : '>'}), which is not published.`, cure }]
}
