import type { Page } from '../page.ts'
import type { Problem } from '../problems.ts'
import { months } from './english.ts'
import { saidOn } from './texts.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const named = months.split('|')

/** "In February 30 people came" names no day. */
const day = new RegExp(
  `(?:\\b(${weekdays.join('|')}),? )?(?<!\\bin )\\b(${months}) (\\d{1,2})\\b(?:,? (\\d{4})\\b)?`,
  'gi',
)
const upTo31 = '(?:0?[1-9]|[12]\\d|3[01])'
const inDigits = new RegExp(
  `(?<![\\w/.-])(?:${upTo31}([/.])${upTo31}\\1(?:19|20)\\d\\d|(?<=\\b(?:by|from|on|since|until) )${upTo31}/${upTo31}/\\d\\d)(?![\\w/]|\\.\\d)`,
  'g',
)
const saved = /\bsav(?:es?|ings?)\b(?: \w+){0,3}? (\d{3,})%|(\d{3,})% (?:off|cheaper|discount|less)\b/gi

/** What cannot be so, whatever a page is about: a day that no calendar has, or a saving of more than everything. */
function impossibleIn(text: string): { written: string; why: string; cure: string }[] {
  if (!/\d/.test(text)) return []
  const days = [...text.matchAll(day)].flatMap(({ 0: written, 1: weekday, 2: month = '', 3: date, 4: year }) => {
    const at = named.findIndex((name) => name.toLowerCase() === month.toLowerCase())
    // A month is written with a capital, and may is none.
    if (named[at] !== month) return []
    const last = new Date(Date.UTC(Number(year ?? 2024), at + 1, 0)).getUTCDate()
    if (Number(date) > last)
      return Number(date) <= 31 || year
        ? [{ written, why: `and ${month}${year ? ` ${year}` : ''} has ${last} days`, cure: 'Write a day that exists.' }]
        : []
    const actual = weekdays[new Date(Date.UTC(Number(year), at, Number(date))).getUTCDay()]
    return weekday && year && weekday.toLowerCase() !== actual?.toLowerCase()
      ? [{ written, why: `and that day is a ${actual}`, cure: 'Change the weekday, or the day.' }]
      : []
  })
  const digits = [...text.matchAll(inDigits)].map(([written]) => ({
    ...{ written, why: 'which is one day in New York and another in London' },
    cure: 'Write the month as a word, such as March 4, 2026.',
  }))
  const savings = [...text.matchAll(saved)]
    .filter(([, before, behind]) => Number(before ?? behind) > 100)
    .map(([written]) => ({ written, why: 'more than the whole', cure: 'Write what is saved of each 100.' }))
  return [...days, ...digits, ...savings]
}

export function impossibleProblems(page: Page): Problem[] {
  return saidOn(page).flatMap(({ field, text }) =>
    impossibleIn(text).map(({ written, why, cure }) => ({
      ...{ file: page.file, field, cure },
      what: `says "${written}", ${why}, in: ${text}`,
    })),
  )
}
