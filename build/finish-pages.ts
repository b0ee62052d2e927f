import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { codeVersion, kept } from '../src/lib/kept.ts'
import { isOurs } from './inline-scripts.ts'
import { twinOf } from './markdown-twin.ts'
import { islandClasses } from './trim-pages/styles.ts'
import { pageTrimmer } from './trim-pages/trim-page.ts'

/**
 * Takes out of each built page what it need not carry, so that the whole of it arrives in one flight, and writes its
 * words as Markdown beside it. docs/decisions/0014-what-a-page-carries.md says what each part saves.
 */
export function finishPages(): AstroIntegration {
  const islands = islandClasses()
  let code = ''
  return {
    name: 'finish-pages',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [islands.plugin] } })
      },
      'astro:build:start': () => {
        code = codeVersion()
      },
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir)
        const trim = pageTrimmer(islands.classesOf, isOurs)
        for (const file of globSync('**/*.html', { cwd: dist })) {
          const path = join(dist, file)
          const html = readFileSync(path, 'utf8')
          // What islands may show, and which scripts are ours, the code says.
          const page = await kept('pages', [code, html], () => trim(file, html))
          writeFileSync(path, page)
          const twin = await kept('twins', [code, page], () => twinOf(page.toString()) ?? '')
          if (twin.length > 0) writeFileSync(path.replace(/\.html$/, '.md'), twin)
        }
      },
    },
  }
}
