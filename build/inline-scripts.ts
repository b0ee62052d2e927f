import { readFileSync } from 'node:fs'
import type { AstroIntegration } from 'astro'
import { minify, type Plugin, transformWithOxc } from 'vite'

/** What marks an import of a script as text, such as `start-theme.ts?script`. */
const mark = '?script'

/** Lets the layout write a small script into the page: its source, without types, as short as it gets. */
const scriptsAsText: Plugin = {
  name: 'scripts-as-text',
  async load(id) {
    if (!id.endsWith(mark)) return undefined
    const file = id.slice(0, -mark.length)
    this.addWatchFile(file)
    const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file)
    const small = await minify(file, code)
    return `export default ${JSON.stringify(small.code)}`
  },
}

export function inlineScripts(): AstroIntegration {
  return {
    name: 'inline-scripts',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [scriptsAsText] } })
      },
    },
  }
}
