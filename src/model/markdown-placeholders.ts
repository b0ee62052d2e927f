import { defineMdastPlugin } from 'satteri'
import { fill, type Placeholders } from './placeholders.ts'

/**
 * While Markdown is parsed, each `{{...}}` is a single character of nobody's alphabet, which no rule of Markdown reads.
 * Its value is put into the parsed tree, so a company may be called "*Star*" or "[a](b)".
 */
const firstMark = 0xe000
const mark = /[\ue000-\uf8ff]/g

export function markPlaceholders(text: string, values: Placeholders): string {
  if (!text.includes('{{')) return text
  const marks = [...values.keys()].map((name, i) => [name, String.fromCharCode(firstMark + i)] as const)
  return fill(text, new Map(marks), () => {})
}

/** A text with the values where the marks are. */
export function fillMarked(text: string, values: Placeholders): string {
  const inOrder = [...values.values()]
  return text.replaceAll(mark, (found) => inOrder[found.charCodeAt(0) - firstMark] ?? found)
}

/** Puts the values where the marks are: in texts, and in the addresses and titles of links. */
export function fillMarks(values: Placeholders) {
  const filled = (text: string) => fillMarked(text, values)
  const filledText = <Node extends { value: string }>(node: Node) => ({ ...node, value: filled(node.value) })
  const filledLink = <Node extends { url: string; title?: string | null | undefined }>(node: Node) => ({
    ...node,
    url: filled(node.url),
    title: node.title && filled(node.title),
  })
  return defineMdastPlugin({
    name: 'placeholders',
    text: filledText,
    inlineCode: filledText,
    code: filledText,
    image: filledLink,
    definition: filledLink,
    // What stands in a link is visited as well, so the link itself stays.
    link(node, context) {
      const { url, title } = filledLink(node)
      context.setProperty(node, 'url', url)
      context.setProperty(node, 'title', title)
    },
  })
}
