import type { MdastNode } from 'satteri'
import { fillMarked, markPlaceholders } from '../markdown.ts'
import type { Page } from '../page.ts'
import type { Placeholders } from '../placeholders.ts'
import { partsOf, plainText } from './markdown-tree.ts'

/** A link or an image in a text. */
export interface TextLink {
  kind: 'link' | 'image'
  /** Where it leads, with its `{{...}}` filled in. */
  url: string
  /** What a reader sees of it, or hears instead of the image. */
  text: string
  /** Its line in the file. */
  line: number
  /** What stands below an image. */
  caption?: string | undefined
  /** True of an image that is a paragraph by itself. */
  isAlone: boolean
}

type Linking = Extract<MdastNode, { type: 'link' | 'image' | 'definition' }>

/** The links and images of a page's text. */
export function textLinks(
  { markdown, textLine }: Pick<Page, 'markdown' | 'textLine'>,
  values: Placeholders,
): TextLink[] {
  return partsOf(markPlaceholders(markdown, values), textLine).flatMap(({ node, line, parent }) => {
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return []
    const kind = node.type === 'image' ? 'image' : 'link'
    const caption = node.title ? fillMarked(node.title, values) : undefined
    const isAlone = parent?.type === 'paragraph' && parent.children.length === 1
    return [
      { kind, url: fillMarked(node.url, values), text: fillMarked(shownOf(node), values), line, caption, isAlone },
    ]
  })
}

function shownOf(node: Linking): string {
  if (node.type === 'image') return node.alt ?? ''
  // A definition is shown by what refers to it.
  return node.type === 'definition' ? node.identifier : textWithImages(node)
}

/** A link may show an image instead of words. */
function textWithImages(node: MdastNode): string {
  if (node.type === 'image') return node.alt ?? ''
  return 'children' in node ? (node.children as MdastNode[]).map(textWithImages).join('') : plainText(node)
}
