import { expect, test } from 'vitest'
import { site } from '../support/built.ts'
import { budgetRules } from './rules/budgets.ts'
import { nearLimit } from './rules/early-warning.ts'

test.each(Object.entries(budgetRules))('%s', (_sentence, rule) => expect(rule(site)).toEqual([]))

// Not a fault yet, so nothing fails: whoever builds is told while there is still time to make room.
for (const warning of nearLimit(site)) console.warn(warning)
