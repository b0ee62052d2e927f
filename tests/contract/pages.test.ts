import { describe, expect, test } from 'vitest'
import { site } from '../support/built.ts'
import { copyRules } from './rules/copy.ts'
import { fieldRules } from './rules/fields.ts'
import { linkRules } from './rules/links.ts'
import { pageRules } from './rules/pages.ts'
import { redirectRules } from './rules/redirects.ts'

describe.each(Object.entries({ pageRules, linkRules, fieldRules, redirectRules, copyRules }))('%s', (_name, rules) => {
  test.each(Object.entries(rules))('%s', (_sentence, rule) => expect(rule(site)).toEqual([]))
})
