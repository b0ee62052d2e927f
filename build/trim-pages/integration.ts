import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { codeVersion, kept } from '../../src/lib/kept.ts'
import { isOurs } from '../inline-scripts.ts'
import { islandClasses } from './styles.ts'
import { pageTrimmer } from './trim-page.ts'

/**
 * Takes out of each built page what it need not carry, so that the whole of it arrives in one flight.
 * docs/decisions/0014-what-a-page-carries.md says what each part saves.
 */
export function trimPages(): AstroIntegration {
  const islands = islandClasses()
  let code = ''
  return {
    name: 'trim-pages',
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
          writeFileSync(path, await kept('pages', [code, html], () => trim(file, html)))
        }
      },
    },
  }
}
