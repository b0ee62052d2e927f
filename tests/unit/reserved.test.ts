import { globSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { addressPattern, aliasPattern } from '../../src/model/address.ts'
import { checkAddress } from '../../src/model/checks/tree.ts'
import { toldBy } from '../../src/model/problems.ts'
import { samplePage } from '../support/sample.ts'

const told = (address: string, changes = {}) => toldBy((tell) => checkAddress(samplePage(address, changes), tell))

/** What the site itself writes at the top of a build: the routes that are no pages of the content, and plain files. */
const own = [...globSync('*', { cwd: 'src/pages' }), ...globSync('*', { cwd: 'public' })]
  .filter((name) => !name.startsWith('['))
  .map((name) => name.split('.').find(Boolean) ?? '')

describe.each([...new Set([...own, 'api', 'search', 'gallery', '404'])])('%s, which the site itself writes', (name) => {
  test.each([`/${name}`, `/${name}/below`])('is no name for a page or an alias: %s', (address) => {
    const [page] = told(address)
    const [alias] = told('/other', { aliases: [address] })
    expect(page).toMatchObject({ field: 'file name', cure: 'Choose another name.' })
    expect(alias).toMatchObject({ field: 'aliases[0]', cure: 'Remove it.' })
  })
})

test.each(['/index', '/software/index'])('%s is no name either', (address) => {
  expect(told(address)).toHaveLength(1)
})

test.each(['/about.html', '/_astro/app', '/_hosts', '/.well-known', '/serve.json', '/About'])(
  '%s cannot even be spelled',
  (address) => {
    expect(addressPattern.test(address)).toBe(false)
    expect(aliasPattern.test(address)).toBe(false)
  },
)
