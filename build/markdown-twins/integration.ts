import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { parse } from 'node-html-parser'
import { toMarkdown } from './to-markdown.ts'

/**
 * Writes beside each built page the same words as Markdown, for assistants and whoever likes plain text. Made from the
 * page itself, so that no template has to be told twice what it says.
 */
export function markdownTwins(): AstroIntegration {
  return {
    name: 'markdown-twins',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const dist = fileURLToPath(dir)
        for (const file of globSync('**/*.html', { cwd: dist, exclude: ['_hosts/**'] })) {
          const twin = twinOf(readFileSync(join(dist, file), 'utf8'))
          if (twin) writeFileSync(join(dist, file.replace(/\.html$/, '.md')), twin)
        }
      },
    },
  }
}

/** Pages that name their twin have one: not the one for unknown addresses, nor those at old ones. */
export function twinOf(html: string): string | undefined {
  const root = parse(html)
  const address = root.querySelector('link[rel=canonical]')?.getAttribute('href')
  const main = root.querySelector('main')
  if (!address || !main || !root.querySelector('link[rel=alternate][type="text/markdown"]')) return undefined
  return `${toMarkdown(main, address)}\n---\n\n${address}\n`
}
