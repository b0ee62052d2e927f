import { satteri } from '@astrojs/markdown-satteri'
import { defineHastPlugin, defineMdastPlugin } from 'satteri'

/** A note beside the argument: `:::note`, a paragraph, `:::`. */
const notes = defineMdastPlugin({
  name: 'notes',
  containerDirective(node, context) {
    if (node.name !== 'note')
      throw new Error(`A text has ":::${node.name}". Only ":::note" is known: use it, or remove the colons.`)
    context.setProperty(node, 'data', { hName: 'aside', hProperties: { role: 'note' } })
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
        properties: { role: 'group', ariaLabel: 'Table', tabIndex: 0 },
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
