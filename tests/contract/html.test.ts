import { expect, test } from 'vitest'
import { site } from '../support/built.ts'
import { htmlRules } from './rules/html.ts'
import { w3cFaults } from './rules/w3c.ts'

test.each(Object.entries(htmlRules))('%s', (_sentence, rule) => expect(rule(site)).toEqual([]))

test("every page, and every page of a redirect, passes the W3C's own checker", () => {
  expect(w3cFaults([site.dist])).toEqual([])
})
