import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type HTMLElement, parse } from 'node-html-parser'
import { type Content, readContent } from '../../src/model/read.ts'

/** A page as it was built, beside the address it answers to. */
export interface BuiltPage {
  address: string
  html: string
  root: HTMLElement
}

/** A built folder beside the content it was made from. */
export interface BuiltSite {
  dist: string
  content: Content
  /** Every page a visitor can see: those of the content, the search, and the one for unknown addresses. */
  pages: BuiltPage[]
}

/** Reads what was built in a project's folder. */
export function readBuilt(project: string): BuiltSite {
  const dist = join(project, 'dist')
  const content = readContent(project, { today: new Date() })
  const pages = [...content.pages.map(({ address }) => address), '/search', '/404'].map((address) => {
    const file = fileOf(dist, address)
    if (!existsSync(file)) throw new Error(`${file} is missing. Run npm run build first.`)
    const html = readFileSync(file, 'utf8')
    // Scripts are no text: nothing below asks for what they say.
    return { address, html, root: parse(html, { blockTextElements: { script: false, style: false } }) }
  })
  return { dist, content, pages }
}

/** The file a static host serves for an address. */
export function fileOf(dist: string, address: string): string {
  return join(dist, address === '/' ? 'index.html' : `${address.slice(1)}.html`)
}
