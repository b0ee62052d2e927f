import { satteri } from '@astrojs/markdown-satteri'
import { defineHastPlugin, defineMdastPlugin, type MdastNode, type MdastVisitorContext } from 'satteri'
import { sourceCall } from './checks/structure.ts'
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
function fillMarks(values: Placeholders) {
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

/** The gate has told of it, by its line (checks/text.ts). Nothing depends on the two reading a text alike. */
const noHtml = defineMdastPlugin({
  name: 'no-html',
  html({ value }) {
    throw new Error(`has HTML (${value.slice(0, 40)}), which is not published.`)
  },
})

/** A note beside the argument: `:::note`, a paragraph, `:::`. */
const notes = defineMdastPlugin({
  name: 'notes',
  options: { position: true },
  containerDirective(node, context) {
    if (node.name !== 'note') throw unknown(`:::${node.name}`)
    context.setProperty(node, 'data', { hName: 'aside', hProperties: { role: 'note' } })
  },
  leafDirective(node) {
    throw unknown(`::${node.name}`)
  },
  textDirective(node, context) {
    if (!isInside('textDirective', node, context)) context.replaceNode(node, asWritten(node, context.source))
  },
})

function isInside(type: MdastNode['type'], node: MdastNode, context: MdastVisitorContext): boolean {
  const parent = context.parent(node)
  return parent !== undefined && (parent.type === type || isInside(type, parent, context))
}

/**
 * To the parser "9:30" is a directive called 30, and "a:b[c]{d=1}" one with a label and an attribute. To everybody else
 * they are what is written.
 */
function asWritten(node: MdastNode, source: string): MdastNode[] {
  if (!('children' in node)) return [node]
  const children = node.children.flatMap((child) => asWritten(child, source))
  if (node.type !== 'textDirective') return [{ ...node, children } as MdastNode]
  const text = (from = 0, to = 0) => ({ type: 'text' as const, value: source.slice(from, to) })
  const [start, end] = [node.position?.start.offset, node.position?.end.offset]
  const [first, last] = [node.children[0]?.position, node.children.at(-1)?.position]
  return [text(start, first?.start.offset ?? end), ...children, text(last?.end.offset ?? end, end)]
}

function unknown(written: string): Error {
  return new Error(`has "${written}", and only ":::note" is known. Use that, or remove the colons.`)
}

/** Where an image stands: src/site/pictures.ts puts it there. No text can say this, since texts have no HTML. */
export const imagePlace = '<figure></figure>'

const images = defineMdastPlugin({
  name: 'images',
  paragraph({ children }) {
    const isImage = children.length === 1 && children[0]?.type === 'image'
    return isImage ? { type: 'html', value: imagePlace } : undefined
  },
})

/** The id that the renderer gives the heading above footnotes, which belongs into no list of contents. */
export const footnotesId = 'footnote-label'

/** The arrow back is one that no system shows as a picture. */
const footnotes = { clobberPrefix: 'note-', backContent: '↑' }

/** Where a source of an article is listed: Sources.tsx gives it this id. */
const callOf = (number: string) =>
  `<sup class="footnote-call"><a href="#source-${number}" aria-label="Source ${number}">${number}</a></sup>`

const sourceCalls = defineMdastPlugin({
  name: 'source-calls',
  text(node, context) {
    // What is caught stands at every second place: text, number, text.
    const pieces = node.value.split(sourceCall)
    if (pieces.length > 1)
      context.replaceNode(
        node,
        pieces.map(
          (piece, i): MdastNode => (i % 2 ? { type: 'html', value: callOf(piece) } : { type: 'text', value: piece }),
        ),
      )
  },
})

/** A wide table scrolls inside itself, and can be reached by keyboard to do so. */
const scrollingTables = defineHastPlugin({
  name: 'scrolling-tables',
  element: {
    filter: ['table'],
    visit(node, context) {
      context.wrapNode(node, {
        type: 'element',
        tagName: 'div',
        properties: { className: ['scrolls'], role: 'group', ariaLabel: 'Table', tabIndex: 0 },
        children: [],
      })
    },
  },
})

/** Figures stand at the right of their column (`---:`). The renderer would say it in a style, which the policy of a page refuses. */
const alignedFigures = defineHastPlugin({
  name: 'aligned-figures',
  element: {
    filter: ['th', 'td'],
    visit(node, context) {
      if (node.properties['style'] === 'text-align: right') context.setProperty(node, 'className', ['figures'])
      context.setProperty(node, 'style', undefined)
    },
  },
})

/** Nothing else makes a text small and high. */
const footnoteCalls = defineHastPlugin({
  name: 'footnote-calls',
  element: {
    filter: ['sup'],
    visit: (node, context) => context.setProperty(node, 'className', ['footnote-call']),
  },
})

/** Titles of links and names of languages, which may have anything in them. The renderer leaves brackets there as they are. */
const withoutBrackets = (attribute: string) => attribute.replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** So that whoever takes a text apart may take every bracket for a tag. */
const withoutBracketsInTags = (html: string) =>
  html.replaceAll(/<\w(?:"[^"]*"|[^">])*>/g, (tag) => tag.replaceAll(/"[^"]*"/g, withoutBrackets))

/** How the site's Markdown becomes HTML, with what `{{...}}` stands for. */
export async function markdownRenderer(values: Placeholders) {
  const markdown = satteri({
    features: { directive: true, gfm: { footnotes } },
    mdastPlugins: [noHtml, notes, images, sourceCalls, fillMarks(values)],
    hastPlugins: [scrollingTables, alignedFigures, footnoteCalls],
  })
  const { render } = await markdown.createRenderer({})
  return async (text: string) => {
    const { code, metadata } = await render(markPlaceholders(text, values))
    const headings = metadata.headings.filter(({ slug }) => slug !== footnotesId)
    return { html: withoutBracketsInTags(code), metadata: { headings } }
  }
}
