import { describe, expect, test } from 'vitest'
import { site } from '../support/built.ts'
import { fieldRules } from './rules/fields.ts'
import { fileRules } from './rules/files.ts'
import { linkRules } from './rules/links.ts'
import { metadataRules } from './rules/metadata.ts'
import { pageRules } from './rules/pages.ts'
import { redirectRules } from './rules/redirects.ts'
import { structuredDataRules } from './rules/structured-data.ts'
import { twinRules } from './rules/twins.ts'

const all = {
  pageRules,
  linkRules,
  fieldRules,
  redirectRules,
  metadataRules,
  structuredDataRules,
  fileRules,
  twinRules,
}

describe.each(Object.entries(all))('%s', (_name, rules) => {
  test.each(Object.entries(rules))('%s', (_sentence, rule) => expect(rule(site)).toEqual([]))
})
