import { describe, expect, test } from 'vitest'
import { addressRules } from './rules/addresses.ts'
import { deliveryRules } from './rules/delivery.ts'
import { headerRules } from './rules/headers.ts'
import { oddityRules } from './rules/oddities.ts'
import type { Host } from './rules/rule.ts'

/** The one contract that every host keeps. */
export function keepsTheContract(host: () => Host): void {
  describe.each(Object.entries({ addressRules, headerRules, deliveryRules, oddityRules }))('%s', (_name, rules) => {
    test.each(Object.entries(rules))('%s', async (_sentence, rule) => expect(await rule(host())).toEqual([]))
  })
}
