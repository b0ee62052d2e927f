import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { type HasClass, pruner } from './prune.ts'

/** Leaves each built page with the styles that it, or an island on it, can use. */
export function pruneStyles(): AstroIntegration {
  return {
    name: 'prune-styles',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const dist = fileURLToPath(dir)
        const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
        const prune = remember(pruner)
        const namesIn = remember((script: string) => classNames(readFileSync(join(dist, script), 'utf8')))
        for (const page of pages) {
          const file = join(dist, page)
          const html = readFileSync(file, 'utf8')
          const css = longestStyle(html)
          if (!css) continue
          const has = classesOf(html.replace(css, ''), dist, namesIn)
          writeFileSync(file, swap(html, css, prune(css)(has)))
        }
      },
    },
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

/** Puts the new styles in place, and their hash into the content security policy. */
function swap(html: string, before: string, after: string): string {
  const hash = (css: string) => `sha256-${createHash('sha256').update(css).digest('base64')}`
  if (!html.includes(hash(before)))
    throw new Error('The content security policy has no hash for the styles of this page.')
  return html.replace(before, () => after).replace(hash(before), hash(after))
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
