import type { Problem } from '../problems.ts'
import type { Company } from '../schema/facts.ts'

const day = 24 * 60 * 60 * 1000
/** From so many days before its end on, whoever builds is reminded. */
const reminder = 30

const at = { file: 'content/company.yaml', field: 'security.expires' }

/** A security.txt that is out of date counts as none, and one that holds for years is not believed (RFC 9116). */
export function securityProblems({ security }: Company, today: Date): Problem[] {
  if (!security) return []
  const left = daysLeft(security.expires, today)
  const cure = `See whether ${security.email} is still read, then write a day within the next twelve months.`
  if (left <= 0) return [{ ...at, what: `was ${security.expires}, which is past.`, cure }]
  if (left > 366) return [{ ...at, what: `is ${security.expires}, more than a year ahead.`, cure }]
  return []
}

/** The same while there is still time. */
export function securityWarnings({ security }: Company, today: Date): Problem[] {
  const left = security ? daysLeft(security.expires, today) : reminder + 1
  if (!security || left <= 0 || left > reminder) return []
  const cure = `See whether ${security.email} is still read, then write a later day: builds stop on this one.`
  return [{ ...at, what: `is ${security.expires}, in ${left} ${left === 1 ? 'day' : 'days'}.`, cure }]
}

function daysLeft(expires: string, today: Date): number {
  return Math.ceil((Date.parse(expires) - today.getTime()) / day)
}
