import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { parse } from 'node-html-parser'

/** Whatever a page has beside its words: styles, scripts, fonts, icons and drawings. */
const beyondWords = 'script, style, link, svg, template, meta[http-equiv]'

/**
 * A copy of the built site in which some pages are their own floor: the same HTML in system fonts, with nothing else to
 * fetch, run or draw. No site that says as much can paint sooner from the same server.
 */
export function floors(dist: string, addresses: readonly string[]): string {
  const copy = mkdtempSync(join(tmpdir(), 'floors-'))
  cpSync(dist, copy, { recursive: true })
  // nginx's workers are nobody in particular.
  chmodSync(copy, 0o755)
  for (const address of addresses) {
    const file = join(copy, address === '/' ? 'index.html' : `${address}.html`)
    const page = parse(readFileSync(file, 'utf8'))
    for (const element of page.querySelectorAll(beyondWords)) element.remove()
    const html = page.toString()
    writeFileSync(file, html)
    writeFileSync(`${file}.br`, brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
    rmSync(`${file}.gz`)
  }
  return copy
}
