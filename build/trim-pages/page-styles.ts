import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type HasClass, pruner } from './prune-styles.ts'

/** Returns a function that leaves a page with the styles that it, or an island on it, can use. */
export function stylesOfPages(dist: string): (html: string) => { before: string; after: string } | undefined {
  const prune = remember(pruner)
  const namesIn = remember((script: string) => classNames(readFileSync(join(dist, script), 'utf8')))
  return (html) => {
    const before = longestStyle(html)
    if (!before) return undefined
    const has = classesOf(html.replace(before, ''), dist, namesIn)
    return { before, after: prune(before)(has) }
  }
}

/** Names in the page itself and in the scripts its islands load, which may show them later. */
function classesOf(html: string, dist: string, namesIn: (script: string) => ReadonlySet<string>): HasClass {
  const own = classNames(html)
  const scripts = scriptsOf(html, dist).map(namesIn)
  return (name) => own.has(name) || scripts.some((names) => names.has(name))
}

/** Whatever could be a class: the words between quotes and white space, as the browser reads them. */
const classNames = (text: string): ReadonlySet<string> =>
  new Set(
    text.split(/[\s"'`]+/).map((word) => word.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&')),
  )

function scriptsOf(html: string, dist: string): string[] {
  const found = new Set<string>()
  const visit = (path: string) => {
    if (found.has(path)) return
    found.add(path)
    for (const [, name] of readFileSync(join(dist, path), 'utf8').matchAll(/["']\.\/([\w.-]+\.js)["']/g))
      visit(`/_astro/${name}`)
  }
  for (const [, path = ''] of html.matchAll(/component-url="(\/_astro\/[\w.-]+\.js)"/g)) visit(path)
  return [...found]
}

function longestStyle(html: string): string | undefined {
  const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css)
  return styles.sort((a, b) => b.length - a.length)[0]
}

/** Does the same work once. */
function remember<Key, Value>(work: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    const value = known.get(key) ?? work(key)
    known.set(key, value)
    return value
  }
}
