import { graphemes } from '../../lib/graphemes.ts'
import { typeset } from '../../lib/typeset.ts'
import { wordsOf } from '../../lib/words.ts'
import { isOffering, type Page } from '../page.ts'
import { type Problem, toldBy } from '../problems.ts'
import { onceEach } from '../remembered.ts'
import type { Company } from '../schema/facts.ts'
import { isInPreparation } from '../status.ts'
import { months } from './english.ts'
import * as limits from './limits.ts'
import { sentencesOf, wordsIn } from './reading.ts'
import { bodyOf, copyOf, saidOn } from './texts.ts'

/** What drawings show stands beside the words that explain it, and is read as a picture; facts are read at a glance. */
const drawings = Object.fromEntries(['figure', 'inFamily', 'action', 'glance'].map((field) => [field, undefined]))
/** Below a heading stands the lede; a page with one shows its description in search results alone. */
const elsewhere = (page: Page) => ('lede' in page ? { description: '' } : {})

/** The rules of copy that one page alone can break, and those about sentences. */

export function wordProblems(page: Page): Problem[] {
  if (isInPreparation(page)) return []
  const { min, max } = limits.words[page.kind] ?? limits.words.others
  const count = countedWords(page)
  if (count >= min && count <= max) return []
  const among = page.kind === 'article' ? '' : ', with those of its fields'
  const what = `has ${count} words${among}, ${count < min ? `at least ${min}` : `at most ${max}`}.`
  return [{ file: page.file, field: 'text', what, cure: count < min ? 'Say more.' : 'Shorten it.' }]
}

/** The words by which a page is long or short. */
export function countedWords(page: Page): number {
  if (page.kind === 'article') return wordsIn(bodyOf(page).join(' '))
  const own = isOffering(page)
    ? { ...page, name: '', title: '', summary: '', next: undefined, ...drawings, ...elsewhere(page) }
    : page
  return wordsIn(copyOf(own as Page).join(' '))
}

/** What a tab and a search result show, with the company's name. */
export function lengthProblems({ file, title, description }: Page, { shortName }: Company): Problem[] {
  const texts = [
    { field: 'title', shown: `${title} | ${shortName}`, ...limits.fullTitle },
    { field: 'description', shown: description, ...limits.description },
  ]
  return texts.flatMap(({ field, shown, min, max }) => {
    const size = graphemes(shown)
    if (size >= min && size <= max) return []
    const what = `has ${size} characters as it is shown, ${size < min ? `at least ${min}` : `at most ${max}`}: "${shown}".`
    return [{ file, field, what, cure: size < min ? 'Say more.' : 'Shorten it.' }]
  })
}

/** The sentences of a page in one spelling; the heading of its last band is one, too, though it has no full stop. */
const spokenOn = onceEach((page: Page) =>
  saidOn(page)
    .flatMap(({ field, text }) =>
      (field === 'next.heading' ? [text] : sentencesOf(text)).map((written) => ({ field, written })),
    )
    .map((said) => ({ ...said, sentence: typeset(said.written).toLowerCase() })),
)

/** A reader who meets a sentence twice stops reading. The newer file is told of it. */
export function repeatedSentences(pages: readonly Page[], changed?: () => ReadonlySet<string>): Problem[] {
  const found = repeatsIn(pages)
  return found.length > 0 && changed ? repeatsIn(pages, changed()) : found
}

/** Notices of pages in preparation are alike on purpose, and notes call a question by its words. */
function repeatsIn(pages: readonly Page[], changed: ReadonlySet<string> = new Set()): Problem[] {
  const first = new Map<string, { page: Page; field: string }>()
  return pages
    .filter((page) => !isInPreparation(page))
    .map((page) => ({ page, age: ageOf(page, changed) }))
    .toSorted((a, b) => (a.age < b.age ? -1 : 1))
    .flatMap(({ page }) =>
      spokenOn(page).flatMap(({ field, written, sentence }) => {
        const other = first.get(sentence)
        first.set(sentence, other ?? { page, field })
        const isHere = other?.page === page
        const isLong = wordsIn(written) >= limits.sharedSentence || (isHere && field.endsWith('.question'))
        if (!other || !isLong || (isHere && lastKey(field) !== lastKey(other.field))) return []
        const [said, cure] = isHere
          ? ['twice', 'Say it once.']
          : [`the same as ${other.page.file}`, 'Say what is particular to this page.']
        return [{ file: page.file, field, what: `says ${said}: "${written}"`, cure }]
      }),
    )
}

const lastKey = (field: string) => field.match(/[a-z]\w*/gi)?.at(-1)

/** Sorts what is newer behind what is older: a draft, what is not committed, the later article, the later path. */
function ageOf(page: Page, changed: ReadonlySet<string>): string {
  const isDraft = 'status' in page && page.status === 'draft'
  return [isDraft, changed.has(page.file), page.kind === 'article' ? page.date : '', page.file].map(String).join(' ')
}

/** Whoever looks for a thing by its name finds it in a list of titles: the title of what has a name begins with it. */
export function titleProblems(page: Page): Problem[] {
  const isNamed = isOffering(page) || page.kind === 'family' || page.kind === 'assets'
  const { file, title, name, heading = name } = page
  if (!isNamed || [name, heading].some((one) => begins(title, one))) return []
  const what = `is "${title}", and does not begin with "${name}".`
  return [{ file, field: 'title', what, cure: `Begin it with the name, such as "${name}: what it is".` }]
}

/** A name is whole: "Creditors" does not begin with "Credit". */
function begins(title: string, name: string): boolean {
  return title.toLowerCase().startsWith(name.toLowerCase()) && !/^\p{L}/u.test(title.slice(name.length))
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const monthNames = months.split('|')

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
    // A month is written with a capital, and may is none.
    const at = monthNames.indexOf(month)
    if (at < 0) return []
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

/** What a page that offers something owes its reader in its first words and in its last. A person judges each. */

/** With what a closing heading invites. Others do as well, and are added here. */
const verbs =
  'Apply|Ask|Bring|Call|Choose|Come|Compare|Describe|Discuss|Find|Follow|Go|Join|Name|Offer|Prepare|Propose|Put|Read|See|Send|Show|Suggest|Talk|Tell|Trace|Try|Walk|Write'
const invites = new RegExp(`^(?:${verbs})\\b`)

/** Nobody reads further to find out what the company does of it. */
const firstWords = 60

/** So many words in a row are the same sentence begun twice. */
const run = 4

/** What the line in the breadcrumb says in the words of the sentence below it. */
function repeated(summary: string, lede: string): string | undefined {
  const words = wordsOf(summary)
  const below = wordsOf(lede).join(' ')
  return words
    .map((_word, i) => words.slice(i, i + run))
    .find((some) => some.length === run && below.includes(some.join(' ')))
    ?.join(' ')
}

export function invitationWarnings(page: Page, shortName: string): Problem[] {
  const closing = 'next' in page ? page.next?.heading : undefined
  return toldBy((tell) => {
    if ('lede' in page) {
      const again = repeated(page.summary, page.lede)
      const opening = [page.lede, ...bodyOf(page)].join(' ').split(/\s+/).slice(0, firstWords).join(' ')
      const what = `says "${again}", as the lede below it.`
      const silent = `says nothing of us in its first ${firstWords} words.`
      if (again) tell(page.file, 'summary', what, 'Say something else of it, such as what it is used for.')
      if (!/\b(?:[Ww]e|[Oo]ur|us)\b/.test(opening) && !opening.includes(shortName))
        tell(page.file, 'lede', silent, 'Say what we do of it, and what we do not.')
    }
    const verbless = `is "${closing}", which begins with no verb.`
    if (closing && !invites.test(closing))
      tell(page.file, 'next.heading', verbless, 'Invite, such as "Ask us about a lease".')
  })
}
