import { HTMLElement, type Node } from 'node-html-parser'

const marks: Record<string, string> = { STRONG: '**', B: '**', EM: '*', I: '*', CODE: '`', DEL: '~~' }

/** What stands in one paragraph, as Markdown in one line. */
export function inline(nodes: readonly Node[], page: string): string {
  return joined(nodes, page)
    .replaceAll(/[ \t\n\r]+/g, ' ')
    .trim()
}

function joined(nodes: readonly Node[], page: string): string {
  return nodes
    .map((node, i) => {
      // Parts that only styles hold apart would run into each other.
      const before = nodes[i - 1]
      const gap = before && isPart(before) && isPart(node) ? ' ' : ''
      return gap + (node instanceof HTMLElement ? element(node, page) : escaped(node.text))
    })
    .join('')
}

const isPart = (node: Node): boolean =>
  node instanceof HTMLElement && ['A', 'SPAN', 'TIME', 'STRONG'].includes(node.tagName)

function element(node: HTMLElement, page: string): string {
  const { tagName } = node
  if (tagName === 'BR') return ' '
  if (tagName === 'IMG') return `![${escaped(node.getAttribute('alt') ?? '')}](${full(node.getAttribute('src'), page)})`
  const text = joined(node.childNodes, page)
  if (tagName === 'A') return text.trim() ? `[${text.trim()}](${full(node.getAttribute('href'), page)})` : ''
  const mark = marks[tagName]
  return mark && text.trim() ? text.replace(/^(\s*)(.*?)(\s*)$/s, `$1${mark}$2${mark}$3`) : text
}

function full(address: string | undefined, page: string): string {
  return new URL(address ?? '', page).href
}

/** So that no letter of a text is read as Markdown. */
function escaped(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>]/g, '\\$&')
}
