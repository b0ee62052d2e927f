import { readFileSync } from 'node:fs'
import { type HTMLElement, parse } from 'node-html-parser'
import { fileOf } from './built-site.ts'

/**
 * Of built pages those that may have a color no earlier one has. A color comes from the classes of an element and of
 * what it stands in; a page that has each such chain from an earlier page has nothing new to look at.
 */
export function pagesWithNewColors(dist: string, addresses: readonly string[]): Set<string> {
  const seen = new Set<string>()
  return new Set(
    addresses.filter((address) => {
      const body = parse(readFileSync(fileOf(dist, address), 'utf8')).querySelector('body')
      const known = seen.size
      if (body) addChains(body, '', seen)
      return seen.size > known
    }),
  )
}

function addChains(element: HTMLElement, above: string, seen: Set<string>): void {
  const chain = `${above} ${element.rawTagName}.${element.getAttribute('class') ?? ''}`
  seen.add(chain)
  for (const child of element.children) addChains(child, chain, seen)
}
