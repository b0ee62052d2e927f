import { describe, expect, test } from 'vitest'
import { site } from '../support/built.ts'
import { budgetRules } from './rules/budgets.ts'
import { nearLimit } from './rules/early-warning.ts'
import { fieldRules } from './rules/fields.ts'
import { fileRules } from './rules/files.ts'
import { htmlRules } from './rules/html.ts'
import { linkRules } from './rules/links.ts'
import { metadataRules } from './rules/metadata.ts'
import { pageRules } from './rules/pages.ts'
import { redirectRules } from './rules/redirects.ts'
import { searchRules } from './rules/search.ts'
import { structuredDataRules } from './rules/structured-data.ts'
import { twinRules } from './rules/twins.ts'
import { w3cFaults } from './rules/w3c.ts'

const all = {
  pageRules,
  linkRules,
  fieldRules,
  redirectRules,
  metadataRules,
  structuredDataRules,
  fileRules,
  twinRules,
  htmlRules,
  budgetRules,
  searchRules,
}

describe.each(Object.entries(all))('%s', (_name, rules) => {
  test.each(Object.entries(rules))('%s', (_sentence, rule) => expect(rule(site)).toEqual([]))
})

test("every page, and every page of a redirect, passes the W3C's own checker", () =>
  expect(w3cFaults([site.dist])).toEqual([]))

// Not a fault yet, so nothing fails: whoever builds is told while there is still time to make room.
for (const warning of nearLimit(site)) console.warn(warning)
