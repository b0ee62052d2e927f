import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { isClosed } from '../../../src/model/status.ts'
import { type PackedIndex, unpack } from '../../../src/search/packed.ts'
import type { BuiltPage } from '../../support/built-site.ts'
import { type Rules, repeated, unless } from './rule.ts'

/** All that opening the search for the first time fetches, in the dialog and on its page, beside React. */
const openLimit = 60 * 1024
/** What a page may carry for a search that nobody opens: half a kilobyte, less what the script of every page has for it. */
const pageLimit = 512 - 200

const pressed = (file: string) => brotliCompressSync(readFileSync(file)).length

const indexIn = (dist: string): PackedIndex => JSON.parse(readFileSync(join(dist, 'search.json'), 'utf8'))

/** A script with all that it imports, then or later, React aside. */
function withImports(dist: string, name: string, found = new Set<string>()): Set<string> {
  if (found.has(name) || /^(client|react|jsx-runtime)\./.test(name)) return found
  found.add(name)
  const code = readFileSync(join(dist, '_astro', name), 'utf8')
  for (const [, imported = ''] of code.matchAll(/["'`](?:\.\/|_astro\/)([\w.-]+\.js)["'`]/g))
    withImports(dist, imported, found)
  return found
}

/** The search: what it knows, and what it costs. */
export const searchRules: Rules = {
  'the search knows every page, article and open position, and nothing else': ({ dist, content }) => {
    const known = new Set(indexIn(dist).pages.map(([address]) => address))
    const wanted = new Set(content.pages.filter((page) => !isClosed(page)).map(({ address }) => address))
    return [
      ...[...wanted.difference(known)].map((address) => `${address} is not in the index`),
      ...[...known.difference(wanted)].map((address) => `${address} is in the index`),
    ]
  },

  'results of one name are told apart by their place': ({ dist }) =>
    repeated(unpack(indexIn(dist)).map(({ name, place, group }) => [group, ...place, name].join(' › '))),

  'opening the search fetches at most 60 KB beside React': ({ dist }) => {
    const islands = globSync('Search{Control,Page}.*.js', { cwd: join(dist, '_astro') })
    const others = ['../search.json', ...globSync('search.*.css', { cwd: join(dist, '_astro') })]
    const files = [...new Set(islands.flatMap((name) => [...withImports(dist, name)])), ...others]
    const size = files.reduce((total, file) => total + pressed(join(dist, '_astro', file)), 0)
    return [
      ...unless(files.some((file) => file.startsWith('SearchDialog.')) && others.length === 2, `finds only ${files}`),
      ...unless(size <= openLimit, `it is ${size} bytes, and may be ${openLimit}`),
    ]
  },

  'a page carries next to nothing for a search that nobody opens': ({ pages }) => {
    const parts = pages.filter(({ address }) => address !== '/search').map((page) => ({ ...page, ...searchIn(page) }))
    // What is the same on many pages is weighed on one of them.
    const different = Map.groupBy(parts, ({ markup, styles }) => `${markup}${styles}`)
    return [...different.values()].flatMap(([first]) => {
      if (!first?.markup) return [`${first?.address} has no search`]
      const { address, html, markup, styles } = first
      const size = weight(html) - weight(html.replace(markup, '').replace(styles, ''))
      return unless(size <= pageLimit, `${address} carries ${size} bytes, and may carry ${pageLimit}`)
    })
  },
}

/** What a page has in it for the search. */
function searchIn({ html, root }: BuiltPage) {
  const [from, to] = root.querySelectorAll('astro-island').find((one) => one.querySelector('.search-link'))?.range ?? [
    0, 0,
  ]
  const [styles = ''] = /\.search-link\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/.exec(html) ?? []
  return { markup: html.slice(from, to), styles }
}

const weight = (text: string) => brotliCompressSync(text).length
