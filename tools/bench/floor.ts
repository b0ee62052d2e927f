import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { parse } from 'node-html-parser'

/** Whatever a page has beside its words: styles, scripts, fonts, icons and drawings. */
const beyondWords = 'script, style, link, svg, template, meta[http-equiv]'

/**
 * A copy of the built site in which some pages are their own floor: the same HTML in system fonts, with nothing else to
 * fetch, run or draw. No site that says as much can paint sooner from the same server. With `own` type, the floor also
 * asks for the two typefaces: no page that is set in them can have its last look sooner.
 */
export function floors(dist: string, addresses: readonly string[], type: 'system' | 'own' = 'system'): string {
  const copy = mkdtempSync(join(tmpdir(), 'floors-'))
  cpSync(dist, copy, { recursive: true })
  // nginx's workers are nobody in particular.
  chmodSync(copy, 0o755)
  for (const address of addresses) {
    const file = join(copy, address === '/' ? 'index.html' : `${address}.html`)
    const page = parse(readFileSync(file, 'utf8'))
    const faces = type === 'own' ? typefaces(page) : ''
    for (const element of page.querySelectorAll(beyondWords)) element.remove()
    page.querySelector('head')?.insertAdjacentHTML('beforeend', faces)
    const html = page.toString()
    writeFileSync(file, html)
    writeFileSync(`${file}.br`, brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
    rmSync(`${file}.gz`)
  }
  return copy
}

/** The typefaces of a page, asked for by its head and used by nothing but its words. */
function typefaces(page: ReturnType<typeof parse>): string {
  const faces = [
    ...page.toString().matchAll(/@font-face\s*\{[^}]*?font-family:\s*"?([^";}]+)"?[^}]*?url\("?([^")]+)"?\)[^}]*\}/g),
  ]
  const links = faces.map(([, , url]) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`)
  const [display = '', text = ''] = faces.map(([, name]) => `"${name}"`)
  const rules = `${faces.map(([rule]) => rule).join('')}body{font-family:${text}}h1,h2,h3{font-family:${display}}`
  return `${links.join('')}<style>${rules}</style>`
}
