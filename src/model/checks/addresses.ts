import type { Page } from '../page.ts'
import type { Problem } from '../problems.ts'

/** What a build writes by itself, or keeps for those who work on the site. */
const reserved = [
  '404',
  'api',
  'gallery',
  'icon',
  'llms',
  'manifest',
  'robots',
  'search',
  'sitemap',
  'social',
  'well-known',
]

/** Longer ones are cut in messages and logs, and some systems cannot store a file below them. */
const longest = 200

/** What files are called before anybody knows what they will be. Such a name would stay in the address for good. */
const working =
  /\/(?:(?:untitled|unnamed|unbenannt|test|tmp|temp|foo|asdf|draft|copy|new-(?:page|article|post|document|file))(?:-?\d+)?|copy-of-[^/]+|[^/]+-(?:copy|backup|bak|draft|wip|final)(?:-(?:v?\d+|final|draft))*)$/

/** Addresses that no page and no alias may have: too long, or another file of the build would stand in their place. */
export function addressProblems(pages: readonly Page[]): Problem[] {
  return pages.flatMap(({ file, address, aliases }) => [
    ...why(address).map((what) => ({
      file,
      field: 'file name',
      what: `gives the address ${what}`,
      cure: working.test(address) ? 'Name the file after what it is about.' : 'Choose another name.',
    })),
    ...aliases.flatMap((alias, i) =>
      why(alias).map((what) => ({ file, field: `aliases[${i}]`, what: `is ${what}`, cure: 'Remove it.' })),
    ),
  ])
}

function why(address: string): string[] {
  if (isReserved(address)) return [`${address}, which the site keeps for itself.`]
  if (working.test(address)) return [`${address}, which sounds like a working copy.`]
  return address.length > longest
    ? [`${address.slice(0, 40)}…, of ${address.length} characters, at most ${longest}.`]
    : []
}

function isReserved(address: string): boolean {
  const [, first = ''] = address.toLowerCase().split('/')
  return reserved.includes(first) || /\/index$/i.test(address)
}
