import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type HTMLElement, parse } from 'node-html-parser'
import { readContent } from '../../src/model/read.ts'

/** A page as it was built, beside the address it answers to. */
export interface BuiltPage {
  address: string
  html: string
  root: HTMLElement
}

export const dist = 'dist'
export const content = readContent('.', { today: new Date() })
export const addresses = content.pages.map(({ address }) => address)

/** The file a static host serves for an address. */
export function fileOf(address: string): string {
  return join(dist, address === '/' ? 'index.html' : `${address.slice(1)}.html`)
}

function load(address: string): BuiltPage {
  if (!existsSync(fileOf(address))) throw new Error(`${fileOf(address)} is missing. Run npm run build first.`)
  const html = readFileSync(fileOf(address), 'utf8')
  // Scripts are no text: nothing below asks for what they say.
  return { address, html, root: parse(html, { blockTextElements: { script: false, style: false } }) }
}

/** Every page a visitor can see: those of the content, and the one for unknown addresses. */
export const builtPages: BuiltPage[] = [...addresses, '/404'].map(load)
