import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Content } from '../../src/model/read.ts'
import type { Search } from '../../src/search/engine.ts'
import { grouped, mostShown } from '../../src/search/results.ts'

/** What visitors type, each with the addresses of the pages that answer it. */
type Pairs = Record<string, string | string[]>

interface Quality {
  /** How many pairs could be tried. */
  tried: number
  /** Shares of them whose page stood first, and among the first three, as the dialog shows them. */
  first: number
  firstThree: number
  /** Queries whose page was not among the first three, with what was. */
  missed: string[]
  /** Pairs whose page is gone: no page has the address, or had it. */
  gone: string[]
}

/** How well a search answers the pairs of tests/search/queries.yaml. */
export function measure(set: 'open' | 'held' | 'asked', search: Search, { pages }: Content): Quality {
  const pairs = (parse(readFileSync('tests/search/queries.yaml', 'utf8')) as Record<typeof set, Pairs>)[set]
  const current = new Map(pages.flatMap(({ address, aliases }) => [address, ...aliases].map((old) => [old, address])))
  const all = Object.entries(pairs).map(([query, wanted]) => ({
    query,
    wanted: [wanted].flat().flatMap((address) => current.get(address) ?? []),
  }))
  const tried = all
    .filter(({ wanted }) => wanted.length > 0)
    .map((pair) => ({ ...pair, found: firstThree(search, pair.query) }))
  const right = ({ wanted, found }: { wanted: string[]; found: string[] }) =>
    found.some((page) => wanted.includes(page))
  const share = (pairs: readonly unknown[]) => pairs.length / tried.length
  return {
    tried: tried.length,
    first: share(tried.filter(({ wanted, found }) => right({ wanted, found: found.slice(0, 1) }))),
    firstThree: share(tried.filter(right)),
    missed: tried
      .filter((pair) => !right(pair))
      .map(({ query, found }) => `"${query}" finds ${found.join(', ') || 'nothing'}`),
    gone: all.filter(({ wanted }) => wanted.length === 0).map(({ query }) => query),
  }
}

function firstThree(search: Search, query: string): string[] {
  const shown = grouped(search(query), mostShown).flatMap(({ hits }) => hits)
  return shown.slice(0, 3).map(({ entry }) => entry.address)
}
