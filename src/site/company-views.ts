import type { Chapter } from '../lib/prose.ts'
import type { Page } from '../model/page.ts'
import { inWords } from '../model/placeholders.ts'
import type { Company, Office } from '../model/schema/facts.ts'
import { hoursTally } from './hours-tally.ts'
import { childrenOf, type Tree } from './tree.ts'

/** What the templates of the company's own pages show beyond their fields. */

/** What the company is, does and leaves to others, and where it sits. */
export function companyFacts({ what, does, doesNot }: Glance, offices: readonly Pick<Office, 'city'>[]) {
  return [
    { label: 'What we are', value: what },
    { label: 'We do', value: does },
    { label: 'We don’t', value: doesNot },
    { label: offices.length === 1 ? 'Office' : 'Offices', value: cities.format(offices.map(({ city }) => city)) },
  ]
}

type Glance = Extract<Page, { kind: 'about' }>['glance']

const cities = new Intl.ListFormat('en-GB')

/** The divisions, each with what it does; where that is not said, with its summary. */
export function divisionRows(tree: Tree, duties: readonly { page: string; does: string }[]) {
  const divisions = childrenOf(tree, '/').filter(({ kind }) => kind === 'division')
  return divisions.map(({ name, address, summary }) => ({
    title: name,
    href: address,
    text: duties.find((duty) => duty.page === address)?.does ?? summary,
  }))
}

/** Who reads what: support first, then whatever has a reader of its own, each with the part of the text that has its name. */
export function readersBySubject(emails: Company['emails'], chapters: readonly Chapter[]): Reader[] {
  const { support, press, careers, privacy, legal, complaints } = emails
  const readers = {
    Support: support,
    Press: press,
    Careers: careers,
    Complaints: complaints,
    'Personal data': privacy,
    Legal: legal,
  }
  const known = Object.entries(readers).flatMap(([subject, email]) => (email ? [{ subject, email }] : []))
  const named = known.map((reader) => ({ ...reader, ...chapters.find(({ label }) => label === reader.subject) }))
  const others = chapters.filter(({ label }) => !known.some(({ subject }) => subject === label))
  return [...named, ...others.map((chapter) => ({ ...chapter, subject: chapter.label }))]
}

interface Reader {
  subject: string
  email?: string
  anchor?: string
  /** What to write there, rendered. */
  html?: string
}

/** The offices, each with its support hours through one day, and how many of them another office shares. */
export function hoursByOffice(offices: readonly Pick<Office, 'city' | 'timeZone'>[]) {
  const rows = hoursTally(offices)
  return offices.map(({ city }, i) => {
    const ticks = rows[i] ?? ''
    const span = `${spanOf(ticks)} UTC`
    const count = ticks.replaceAll(/[^!]/g, '').length / 4
    const shared = count > 0 ? `${hoursOf(count)} shared` : ''
    return { label: city, span, shared, ticks }
  })
}

type Rows = readonly { label: string; ticks: string }[]

/** Which offices answer beside another, quarter hour by quarter hour. */
const togetherIn = (rows: Rows) =>
  [...(rows[0]?.ticks ?? '')].map((_, quarter) =>
    rows.filter(({ ticks }) => ticks[quarter] === '!').map(({ label }) => label),
  )

/** The stretches of a day in which the same offices answer together. */
export function sharedHours(rows: Rows) {
  const together = togetherIn(rows)
  const starts = together.flatMap((cities, i) => (`${cities}` === `${together[i - 1] ?? ''}` ? [] : [i]))
  return starts.flatMap((from, i) => {
    const cities = together[from] ?? []
    const quarters = (starts[i + 1] ?? together.length) - from
    return cities.length > 0 ? [{ cities, hours: hoursOf(quarters / 4) }] : []
  })
}

/** What the day of the offices shows, in a sentence. */
export function dayFinding(rows: Rows): string {
  const together = togetherIn(rows)
  const most = Math.max(0, ...together.map(({ length }) => length))
  const shared = together.filter(({ length }) => length > 0).length / 4
  const [only, ...others] = rows
  if (most > 1) return `For ${said(shared)} a day, ${most === 2 ? 'two' : 'two or more'} offices answer at once`
  if (others.length > 0) return 'No two offices answer at once'
  return `${only?.label} answers for ${said((only?.ticks.replaceAll('.', '').length ?? 0) / 4)} a day`
}

const said = (count: number) => `${inWords(count)} ${count === 1 ? 'hour' : 'hours'}`
const hoursOf = (count: number) => (count === 1 ? '1 hour' : `${count} hours`)

/** From the first tall tick to the last; a day that passes midnight in UTC ends before it begins. */
function spanOf(ticks: string): string {
  const isOpen = (quarter: number) => !'.'.includes(ticks.at(quarter % ticks.length) ?? '.')
  const turns = [...ticks].map((_, quarter) => quarter).filter((quarter) => isOpen(quarter) !== isOpen(quarter - 1))
  const from = turns.find(isOpen) ?? 0
  const to = turns.find((quarter) => !isOpen(quarter)) ?? 0
  return `${clock(from)}–${clock(to)}`
}

const two = (number: number) => String(number).padStart(2, '0')
const clock = (quarter: number) => `${two(Math.floor(quarter / 4))}:${two((quarter % 4) * 15)}`
