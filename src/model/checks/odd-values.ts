import { longDate } from '../../lib/formats.ts'
import { proseOf } from '../copy/texts.ts'
import type { Page } from '../page.ts'
import { type Problem, toldBy } from '../problems.ts'
import { isInPreparation } from '../status.ts'

/** Days, prices and hours that are well formed, and do not fit what stands around them. */

const dayOf = (date: Date) => date.toISOString().slice(0, 10)
const yearsFrom = (date: string, years: number) => `${Number(date.slice(0, 4)) + years}${date.slice(4)}`
const later = 'Check the year.'

interface Dated {
  file: string
  date?: string | undefined
  reviewed?: string | undefined
  posted?: string | undefined
  stage?: { confirmed: string } | undefined
}

/** Nobody can have read or confirmed anything on a day that is still to come, and nothing here is older than the web. */
export function dayProblems(pages: readonly Dated[], today: Date): Problem[] {
  return toldBy((tell) => {
    for (const { file, date, reviewed, posted, stage } of pages) {
      const future = (field: string, day: string | undefined, cure: string, more = '') => {
        if (day && day > dayOf(today)) tell(file, field, `is ${day}, which is still to come${more}.`, cure)
      }
      future('reviewed', reviewed, 'Write the day of the last review.')
      future('stage.confirmed', stage?.confirmed, 'Write the day on which it was confirmed.')
      future('posted', posted, 'Write the day on which it is published.', ', and the position is shown today')
      if (date && date < '2000') tell(file, 'date', `is ${date}, before there was a site.`, later)
    }
  })
}

/** Tells of the page that is looked at. */
type Say = (field: string, what: string, cure?: string) => void

export function oddValueWarnings(pages: readonly Page[], today: Date): Problem[] {
  const dates = pages
    .flatMap((page) => (page.kind === 'article' && page.date <= dayOf(today) ? [page.date] : []))
    .toSorted()
  const hours = pages.flatMap((page) => (page.kind === 'contact' ? hoursIn(page.hours.text) : []))
  return toldBy((tell) => {
    for (const page of pages) {
      if (isInPreparation(page)) continue
      const say: Say = (field, what, cure = later) => tell(page.file, field, what, cure)
      if (page.kind === 'article') checkArticle(page, dates, today, say)
      if (page.kind === 'position') checkPosition(page, today, say)
      if (page.kind === 'product') checkPlans(page, say)
      if ('stage' in page) checkStage(page, today, say)
      checkTexts(page, hours, today, say)
    }
  })
}

type Kind<Name> = Extract<Page, { kind: Name }>

/** What exists of a thing changes, and a day of long ago says so to every reader. */
function checkStage({ stage }: Extract<Page, { stage?: unknown }>, today: Date, say: Say) {
  const day = stage?.confirmed ?? dayOf(today)
  const cure = 'Ask whoever knows whether it still holds, and write the day.'
  if (yearsFrom(day, 1) < dayOf(today)) say('stage.confirmed', `is ${day}, over a year ago.`, cure)
}

function checkArticle(
  { date, reviewed, sources = [] }: Kind<'article'>,
  dates: readonly string[],
  now: Date,
  say: Say,
) {
  const today = dayOf(now)
  const next = dates.find((other) => other > date)
  if (next && next > yearsFrom(date, 5)) say('date', `is ${date}, and the next article is of ${next}.`)
  if (date > yearsFrom(today, 2)) say('date', `is ${date}, years ahead: until then nobody sees it.`)
  if (reviewed && reviewed < date && date <= today)
    say('reviewed', `is ${reviewed}, before its date, ${date}.`, 'Write the day of the last review, or leave it out.')
  const last = reviewed ?? date
  for (const [i, { date: written = '' }] of sources.entries())
    if (Number(/\b(?:19|20|21)\d\d\b/.exec(written)?.[0]) > now.getUTCFullYear())
      say(`sources[${i}].date`, `is ${written}, which is still to come.`)
    else if (written.length > 4 && written > last)
      say(`sources[${i}].date`, `is ${written}, after the article itself, of ${last}.`, 'Check both days.')
}

function checkPosition({ closed, posted, closes }: Kind<'position'>, today: Date, say: Say) {
  if (closed || !posted) return
  if (closes && closes > yearsFrom(posted, 2)) say('closes', `is ${closes}, years after it was posted, ${posted}.`)
  if (!closes && dayOf(today) > yearsFrom(posted, 1))
    say('posted', `is ${posted}, more than a year ago.`, 'See whether it is still open, and set closes or a new day.')
}

/** They stand from the smallest. */
function checkPlans({ pricing }: Kind<'product'>, say: Say) {
  for (const [i, { name, price }] of pricing?.plans.entries() ?? []) {
    const before = pricing?.plans[i - 1]
    if (!before || Number(price) > Number(before.price)) continue
    const what = `is ${price}, and ${before.name} before it costs ${before.price}: plans stand from the smallest, so ${name} should cost more.`
    say(`pricing.plans[${i}].price`, what, 'Check both prices, or change their order.')
  }
}

const clock = String.raw`\b(\d{1,2})(?::(\d\d))? ?([ap])\.?m\b\.?`
const span = new RegExp(`${clock}(?: to | until |\\s?[-–]\\s?)${clock}`, 'gi')

/** Each span of hours in a text, in one spelling. */
function hoursIn(text: string): { written: string; hours: string }[] {
  const spell = (part: string, i: number) => (i % 3 === 1 ? part || '00' : part.toLowerCase())
  return [...text.matchAll(span)].map(([written, ...parts]) => ({ written, hours: parts.map(spell).join(' ') }))
}

const longDay = String.raw`(\p{Lu}\p{L}+ \d{1,2}, \d{4})`
const reviewedOn = new RegExp(String.raw`\blast (?:checked|reviewed|updated|changed)(?: on)? ${longDay}`, 'gu')
const invited = new RegExp(
  String.raw`\b(?:(?:[Jj]oin|[Mm]eet|[Vv]isit) us|[Rr]egister|[Ss]ign up|[Aa]pply)(?: here)? (?:on|by|before|until) ${longDay}`,
  'gu',
)
const nearYear = /\b(last|this|next) year, (?:in )?(\d{4})\b/gi
const away: Readonly<Record<string, number>> = { last: -1, this: 0, next: 1 }
const openHours = /\b(?:answers?|call|office|open|reach|support|team)\b/i

/** What a text says of days and hours that a field says as well, or the calendar. */
function checkTexts(page: Page, hours: ReturnType<typeof hoursIn>, today: Date, say: Say) {
  const reviewed = 'reviewed' in page ? page.reviewed : undefined
  const isDated = page.kind === 'legal' && page.dated
  // An article speaks of its own day for as long as it is read.
  const now = page.kind === 'article' ? page.date : dayOf(today)
  for (const text of proseOf(page)) {
    if (!/\d/.test(text)) continue
    const tell = (written: string, why: string, cure: string) =>
      say('text', `says "${written}", and ${why}, in: ${text}`, cure)
    for (const [written, said] of text.matchAll(reviewedOn)) {
      if (isDated && !reviewed) tell(written, 'the page shows its date by itself', 'Leave it out.')
      if (reviewed && said !== longDate(reviewed)) tell(written, `reviewed is ${reviewed}`, 'Change one of the two.')
    }
    for (const [written, said = ''] of text.matchAll(invited))
      if (Date.parse(`${said} UTC`) < Date.parse(now))
        tell(written, `that day is before ${now}`, 'Check the year, or take it out.')
    for (const [written, which = '', year] of text.matchAll(nearYear)) {
      const meant = Number(now.slice(0, 4)) + (away[which.toLowerCase()] ?? 0)
      if (Number(year) !== meant) tell(written, `seen from ${now} that is ${meant}`, 'Write the year alone.')
    }
    if (page.kind === 'contact' || hours.length === 0 || !openHours.test(text)) continue
    for (const said of hoursIn(text))
      if (!hours.some((ours) => ours.hours === said.hours))
        tell(
          said.written,
          `the contact page "${hours[0]?.written}"`,
          'Say the same hours, or link to [contact](/contact).',
        )
  }
}
