import { HTMLElement, type Node, NodeType, parse } from 'node-html-parser'

const marks: Record<string, string> = { STRONG: '**', B: '**', EM: '*', I: '*', CODE: '`', DEL: '~~' }

/** What stands in one paragraph, as Markdown in one line. */
function inline(nodes: readonly Node[], page: string): string {
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

/** What is drawn, pressed, filled in or told by a clock; what is not printed either; and what stands around a page's own words. */
export const silent = [
  ...['svg', 'script', 'style', 'template', 'button', 'form', 'input', '[aria-hidden=true]', '.sr-only'],
  ...['.print\\:hidden', '[data-time-zone]', 'nav[aria-label=Breadcrumb]'],
].join()

const blocks = new Set(
  'ADDRESS ARTICLE ASIDE ASTRO-ISLAND ASTRO-SLOT BLOCKQUOTE DD DETAILS DIV DL DT FIGCAPTION FIGURE FOOTER H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN NAV OL P PRE SECTION SUMMARY TABLE UL'.split(
    ' ',
  ),
)

/** A page's own words as Markdown: what stands in `main`, in its order. Its links are made whole, seen from `page`. */
export function toMarkdown(main: HTMLElement, page: string): string {
  const words = main.clone() as HTMLElement
  for (const element of words.querySelectorAll(silent)) element.remove()
  return `${written(words, page).join('\n\n')}\n`
}

const isElement = (node: Node): node is HTMLElement => node.nodeType === NodeType.ELEMENT_NODE
const isBlock = (node: Node): boolean => isElement(node) && (blocks.has(node.tagName) || hasBlocks(node))
const hasBlocks = (element: HTMLElement): boolean => element.childNodes.some(isBlock)

/** An element's blocks, each as Markdown. */
function written(element: HTMLElement, page: string): string[] {
  const { tagName } = element
  const own = () => inline(element.childNodes, page)
  if (/^H[1-6]$/.test(tagName)) return some(own()).map((text) => `${'#'.repeat(Number(tagName[1]))} ${text}`)
  switch (tagName) {
    case 'UL':
    case 'OL':
      return list(element, page)
    case 'DL':
      return [facts(element, page)]
    case 'TABLE':
      return [table(element, page)]
    case 'HR':
      return ['---']
    case 'SUMMARY':
      return some(own()).map((text) => `**${text}**`)
    case 'PRE':
      return [`\`\`\`\n${codeIn(element)}\n\`\`\``]
    case 'BLOCKQUOTE':
    case 'ASIDE':
      return [indented(runs(element, page).join('\n\n'), '> ')]
    case 'A':
      return linked(element, page)
    default:
      return runs(element, page)
  }
}

/** The parser leaves what stands in a `pre` unread, with its markup. */
function codeIn(pre: HTMLElement): string {
  const code = parse(pre.innerHTML)
  for (const element of code.querySelectorAll(silent)) element.remove()
  return code.text.trimEnd()
}

/** Children in order: blocks as they are, and what stands between them as paragraphs. */
function runs(element: HTMLElement, page: string): string[] {
  const found: string[] = []
  let open: Node[] = []
  const close = () => {
    found.push(...some(inline(open, page)))
    open = []
  }
  for (const node of element.childNodes)
    if (isBlock(node)) {
      close()
      found.push(...written(node as HTMLElement, page))
    } else open.push(node)
  close()
  return found
}

/** A link around several blocks, such as a card: its first line leads there. */
function linked(card: HTMLElement, page: string): string[] {
  const [first = '', ...others] = runs(card, page)
  const [, marks = '', text = ''] = /^(#* ?)(.*)$/s.exec(first) ?? []
  return [`${marks}[${text}](${full(card.getAttribute('href'), page)})`, ...others]
}

/** Entries with headings are parts of the text; others are a list. */
function list(element: HTMLElement, page: string): string[] {
  const entries = element.childNodes.filter(isElement)
  if (element.querySelector('h1, h2, h3, h4, h5, h6')) return entries.flatMap((entry) => runs(entry, page))
  const mark = (i: number) => (element.tagName === 'OL' ? `${i + 1}. ` : '- ')
  const lines = entries.map((entry, i) => {
    const text = runs(entry, page).join('\n')
    return mark(i) + indented(text, ' '.repeat(mark(i).length)).trimStart()
  })
  return [lines.join('\n')]
}

function facts(element: HTMLElement, page: string): string {
  const lines = element.querySelectorAll('dt, dd').map((part) => {
    const text = runs(part, page).join(' ')
    return part.tagName === 'DT' ? `\n- **${text}**:` : ` ${text}`
  })
  return lines.join('').trim()
}

function table(element: HTMLElement, page: string): string {
  const rows = element
    .querySelectorAll('tr')
    .map((row) => row.querySelectorAll('th, td').map((cell) => runs(cell, page).join(' ').replaceAll('|', '\\|')))
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const [head = [], ...others] = rows
  const caption = some(element.querySelector('caption')?.text.trim() ?? '').map((text) => `${text}\n`)
  return [...caption, line(head), line(head.map(() => '---')), ...others.map(line)].join('\n')
}

const indented = (text: string, by: string) => text.replaceAll(/^/gm, by)
const some = (text: string) => (text ? [text] : [])

/**
 * The words of a built page as Markdown, for assistants and whoever likes plain text. Made from the page itself, so that no
 * template has to be told twice what it says. Pages that name their twin have one: not the one for unknown addresses, nor
 * those at old ones.
 */
export function twinOf(html: string): string | undefined {
  const root = parse(html)
  const address = root.querySelector('link[rel=canonical]')?.getAttribute('href')
  const main = root.querySelector('main')
  if (!address || !main || !root.querySelector('link[rel=alternate][type="text/markdown"]')) return undefined
  return `${toMarkdown(main, address)}\n---\n\n${address}\n`
}
