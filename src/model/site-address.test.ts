import { expect, test } from 'vitest'
import type { Company } from './schema/facts.ts'
import { addressWarnings, siteAddress } from './site-address.ts'

const written = 'https://www.example.com'

test('the setting counts, where there is one', () => {
  expect(siteAddress(written, 'https://quintara.com')).toEqual({ site: 'https://quintara.com', problems: [] })
  expect(siteAddress(written, undefined)).toEqual({ site: written, problems: [] })
  // Build services set what nobody filled in to nothing.
  expect(siteAddress(written, '')).toEqual({ site: written, problems: [] })
})

test.each([
  ['http://quintara.com', 'must be an address that begins with https://'],
  ['quintara.com', 'must be an address that begins with https://'],
  ['https://quintara.com/', 'must not end with a slash'],
  ['https://quintara.com/en', 'must end with the host'],
  ['https://quintara.com?a', 'must end with the host'],
  ['https://quintara.com#a', 'must end with the host'],
  ['https://me@quintara.com', 'leads to quintara.com, whatever stands before the @'],
  ['javascript:alert(1)', 'must be an address that begins with https://'],
])('%s is refused, and the message says how to mend it', (setting, rule) => {
  const { problems } = siteAddress(written, setting)
  expect(problems).toMatchObject([{ file: 'SITE_URL', field: 'environment' }])
  expect(problems[0]?.what).toContain(rule)
  expect(problems[0]?.cure).toContain('or unset it')
})

test('an example address is told in one line, a real one is not', () => {
  const company = (site: string) => ({ site }) as Company
  expect(addressWarnings(company(written))).toEqual([expect.stringMatching(/^The site's address is .*SITE_URL.*$/)])
  expect(addressWarnings(company('https://quintara.com'))).toEqual([])
})
