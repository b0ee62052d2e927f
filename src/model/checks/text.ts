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
    ...rawHtml(parts),
    ...headingProblems(parts, levelAbove),
    ...noteProblems(parts),
    ...footnoteProblems(parts),
    ...(sources > 0 ? sourceCallProblems(parts) : []),
    ...parts.flatMap(({ node, line }) =>
      node.type === 'text' ? slipsIn(withoutSourceCalls(node.value, sources)).map((slip) => ({ ...slip, line })) : [],
    ),
  ].sort((a, b) => a.line - b.line)
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
