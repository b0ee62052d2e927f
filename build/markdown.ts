import { satteri } from '@astrojs/markdown-satteri'
import { defineHastPlugin, defineMdastPlugin } from 'satteri'

/** A note beside the argument: `:::note`, a paragraph, `:::`. */
const notes = defineMdastPlugin({
  name: 'notes',
  containerDirective(node, context) {
    if (node.name !== 'note') throw unknown(`:::${node.name}`)
    context.setProperty(node, 'data', { hName: 'aside', hProperties: { role: 'note' } })
  },
  leafDirective(node) {
    throw unknown(`::${node.name}`)
  },
  // To the parser "9:30" is a directive called 30. To everybody else it is half past nine.
  textDirective(node, context) {
    context.replaceNode(node, [{ type: 'text', value: `:${node.name}` }, ...node.children])
  },
})

function unknown(written: string): Error {
  return new Error(`has "${written}", and only ":::note" is known. Use that, or remove the colons.`)
}

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

/** How the site's Markdown becomes HTML. */
export const markdown = satteri({
  features: { directive: true },
  mdastPlugins: [notes],
  hastPlugins: [scrollingTables],
})
