import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { linkPieces, piecesIn } from './island-scripts.ts'
import { stylesOfPages } from './page-styles.ts'
import { dropIdleHashes, hashOf, swapStyles } from './policy.ts'

/**
 * Takes out of each built page what it need not carry: styles it does not use, the scripts that wake islands, which
 * all pages share, and what the content security policy then no longer needs. Whatever is left arrives in one flight.
 */
export function trimPages(): AstroIntegration {
  return {
    name: 'trim-pages',
    hooks: { 'astro:build:done': ({ dir }) => trim(fileURLToPath(dir)) },
  }
}

function trim(dist: string): void {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
  const pages = files.map((file) => ({ file: join(dist, file), html: readFileSync(join(dist, file), 'utf8') }))
  const islands = writePieces(dist, new Set(pages.flatMap(({ html }) => piecesIn(html))))
  const stylesOf = stylesOfPages(dist)
  for (const { file, html } of pages) {
    const styles = stylesOf(html)
    const styled = styles ? swapStyles(html, styles.before, styles.after) : html
    writeFileSync(file, dropIdleHashes(linkPieces(styled, islands)))
  }
}

/** One file for all pages: after the first, a visitor has it already. */
function writePieces(dist: string, pieces: ReadonlySet<string>): string {
  const code = [...pieces].join('\n')
  const name = hashOf(code).slice(7, 15).replaceAll(/\W/g, '_')
  const address = `/_astro/islands.${name}.js`
  writeFileSync(join(dist, address), code)
  return address
}
