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

/** Addresses that no page and no alias may have: another file of the build would stand in their place. */
export function addressProblems(pages: readonly Page[]): Problem[] {
  return pages.flatMap(({ file, address, aliases }) => [
    ...(isReserved(address)
      ? [{ file, field: 'file name', what: `gives the address ${address}, ${why}`, cure: 'Choose another name.' }]
      : []),
    ...aliases.flatMap((alias, i) =>
      isReserved(alias) ? [{ file, field: `aliases[${i}]`, what: `is ${alias}, ${why}`, cure: 'Remove it.' }] : [],
    ),
  ])
}

const why = 'which the site keeps for itself.'

function isReserved(address: string): boolean {
  const [, first = ''] = address.toLowerCase().split('/')
  return reserved.includes(first) || /\/index$/i.test(address)
}
