import { describe, expect, test } from 'vitest'
import type { Company } from '../schema/facts.ts'
import { securityProblems, securityWarnings } from './company.ts'

describe('security', () => {
  const company = { security: { email: 'security@example.com', expires: '2027-06-30' } } as Company
  const told = (today: string) => [
    securityProblems(company, new Date(today)).length,
    securityWarnings(company, new Date(today)).length,
  ]

  test.each([
    ['long before its end nothing is said', '2027-01-01', [0, 0]],
    ['a month before there is a reminder', '2027-05-31', [0, 1]],
    ['and on the day before', '2027-06-29', [0, 1]],
    ['on the day it is an error', '2027-06-30', [1, 0]],
    ['and after it', '2028-01-01', [1, 0]],
    ['a day years ahead is an error, too', '2026-01-01', [1, 0]],
  ])('%s', (_case, today, expected) => expect(told(today)).toEqual(expected))

  test('without a contact there is nothing to renew', () => {
    const without = {} as Company
    expect([...securityProblems(without, new Date()), ...securityWarnings(without, new Date())]).toEqual([])
  })
})
