import { memberKinds } from '../families.ts'

const offers: readonly string[] = ['offering', ...Object.values(memberKinds), 'product', 'assets']

/** The grade in the middle of all pages about something one can have: half of them read easier. */
export function medianGrade(pages: readonly { kind: string; grade: number }[]): number {
  const grades = pages
    .filter(({ kind }) => offers.includes(kind))
    .map(({ grade }) => grade)
    .sort((a, b) => a - b)
  const middle = (grades.length - 1) / 2
  return ((grades[Math.floor(middle)] ?? 0) + (grades[Math.ceil(middle)] ?? 0)) / 2
}
