import { build, type Plugin } from 'vite'

/** What marks an import of a script as text, such as `start-theme.ts?script`. */
const mark = '?script'

/** The scripts of this build that pages may have in them. */
const written = new Set<string>()
export const isOurs = (script: string) => written.has(script)

/** Lets a page have a small script written into it: with what it imports, without types, as short as it gets. */
export const scriptsAsText: Plugin = {
  name: 'scripts-as-text',
  async load(id) {
    if (!id.endsWith(mark)) return undefined
    const built = await build({
      configFile: false,
      logLevel: 'silent',
      build: {
        write: false,
        rolldownOptions: { input: id.slice(0, -mark.length), output: { format: 'iife' } },
      },
    })
    const [script] = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
    if (script?.type !== 'chunk') throw new Error(`${id} could not be made a script of a page.`)
    for (const file of script.moduleIds) this.addWatchFile(file)
    const text = script.code.trim()
    written.add(text)
    return `export default ${JSON.stringify(text)}`
  },
}
