import type { HTMLElement } from 'node-html-parser'
import type { Page } from '../../src/model/page.ts'
import { pageOf, pick } from '../browser/subjects.ts'
import { site } from '../support/built.ts'

/** What a test of the specification needs of a built page, named as a reader would name it. */

/** The content and the built main part of the page at an address of the specification, wherever it has moved since. */
export function specPage<Kind extends Page['kind']>(kind: Kind, address: string) {
  const page = pageOf(kind, address)
  return { page, main: mainOf(page.address) }
}

export const mainOf = (address: string): HTMLElement => one(builtOf(address), 'main')

/** A page as npm run build left it. */
export const builtOf = (address: string): HTMLElement =>
  pick(`built page at ${address}`, site.pages.find((page) => page.address === address)?.root)

export const all = (part: HTMLElement, selector: string): HTMLElement[] => part.querySelectorAll(selector)

/** The only one: a second would be as wrong as none. */
export function one(part: HTMLElement, selector: string): HTMLElement {
  const [found, ...more] = all(part, selector)
  if (!found || more.length > 0) throw new Error(`There are ${more.length + (found ? 1 : 0)} of ${selector}, not one.`)
  return found
}

/** The section that a heading names. */
export const region = (part: HTMLElement, id: string): HTMLElement => one(part, `section[aria-labelledby=${id}]`)

/** The direct items of the first list in a part, so that no list inside an item counts. */
export const items = (part: HTMLElement): HTMLElement[] => all(part, 'ul > li').filter((item) => !nested(item, part))

function nested(item: HTMLElement, part: HTMLElement): boolean {
  for (let above = item.parentNode; above && above !== part; above = above.parentNode)
    if (above.tagName === 'LI') return true
  return false
}

export const textOf = (part: HTMLElement): string => part.text.replaceAll(/\s+/g, ' ').trim()

export const texts = (part: HTMLElement, selector: string): string[] => all(part, selector).map(textOf)

export const hrefs = (part: HTMLElement, selector = 'a'): string[] =>
  all(part, selector).map((link) => link.getAttribute('href') ?? '')

/** Those of the names found that the specification names: an editor may add others between them. */
export const among = (found: readonly string[], named: readonly string[]): string[] =>
  found.filter((name) => named.includes(name))
