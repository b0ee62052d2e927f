import { longDate } from '../../lib/formats.ts'
import { proseOf } from '../copy/texts.ts'
import type { Page } from '../page.ts'
import type { Problem } from '../problems.ts'
import { isInPreparation } from '../status.ts'

/** Days, prices and hours that are well formed, and do not fit what stands around them. */

type Said = Omit<Problem, 'file'>

const dayOf = (date: Date) => date.toISOString().slice(0, 10)
const yearsFrom = (date: string, years: number) => `${Number(date.slice(0, 4)) + years}${date.slice(4)}`
const later = 'Check the year.'

interface Dated {
  file: string
  date?: string | undefined
  reviewed?: string | undefined
  stage?: { confirmed: string } | undefined
}

/** Nobody can have read or confirmed anything on a day that is still to come, and nothing here is older than the web. */
export function dayProblems(pages: readonly Dated[], today: Date): Problem[] {
  const future = (file: string, field: string, day: string | undefined, cure: string): Problem[] =>
    day && day > dayOf(today) ? [{ file, field, what: `is ${day}, which is still to come.`, cure }] : []
  return pages.flatMap(({ file, date, reviewed, stage }) => [
    ...future(file, 'reviewed', reviewed, 'Write the day of the last review.'),
    ...future(file, 'stage.confirmed', stage?.confirmed, 'Write the day on which it was confirmed.'),
    ...(date && date < '2000'
      ? [{ file, field: 'date', what: `is ${date}, before there was a site.`, cure: later }]
      : []),
  ])
}

export function oddValueWarnings(pages: readonly Page[], today: Date): Problem[] {
  const dates = pages
    .flatMap((page) => (page.kind === 'article' && page.date <= dayOf(today) ? [page.date] : []))
    .toSorted()
  const hours = pages.flatMap((page) => (page.kind === 'contact' ? hoursIn(page.hours.text) : []))
  return pages
    .filter((page) => !isInPreparation(page))
    .flatMap((page) =>
      [
        ...articleDays(page, dates, today),
        ...positionDays(page, today),
        ...plans(page),
        ...texts(page, hours, today),
      ].map((said) => ({ file: page.file, ...said })),
    )
}

function articleDays(page: Page, dates: readonly string[], today: Date): Said[] {
  if (page.kind !== 'article') return []
  const { date, reviewed, sources = [] } = page
  const next = dates.find((other) => other > date)
  const tell = (field: string, what: string, cure = later) => [{ field, what, cure }]
  return [
    ...(next && next > yearsFrom(date, 5) ? tell('date', `is ${date}, and the next article is of ${next}.`) : []),
    ...(date > yearsFrom(dayOf(today), 2) ? tell('date', `is ${date}, years ahead: until then nobody sees it.`) : []),
    ...(reviewed && reviewed < date && date <= dayOf(today)
      ? tell(
          'reviewed',
          `is ${reviewed}, before its date, ${date}.`,
          'Write the day of the last review, or leave it out.',
        )
      : []),
    ...sources.flatMap(({ date: written = '' }, i) =>
      Number(/\b(?:19|20|21)\d\d\b/.exec(written)?.[0]) > today.getUTCFullYear()
        ? tell(`sources[${i}].date`, `is ${written}, which is still to come.`)
        : written.length > 4 && written > (reviewed ?? date)
          ? tell(
              `sources[${i}].date`,
              `is ${written}, after the article itself, of ${reviewed ?? date}.`,
              'Check both days.',
            )
          : [],
    ),
  ]
}

function positionDays(page: Page, today: Date): Said[] {
  if (page.kind !== 'position' || page.closed || !page.posted) return []
  const { posted, closes } = page
  if (closes && closes > yearsFrom(posted, 2))
    return [{ field: 'closes', what: `is ${closes}, years after it was posted, ${posted}.`, cure: later }]
  if (!closes && dayOf(today) > yearsFrom(posted, 1))
    return [
      {
        field: 'posted',
        what: `is ${posted}, more than a year ago.`,
        cure: 'See whether it is still open, and set closes or a new day.',
      },
    ]
  return []
}

/** They stand from the smallest. */
function plans(page: Page): Said[] {
  if (page.kind !== 'product' || !page.pricing) return []
  const { plans: all } = page.pricing
  return all.flatMap(({ name, price }, i) => {
    const before = all[i - 1]
    if (!before || Number(price) > Number(before.price)) return []
    const what = `is ${price}, and ${before.name} before it costs ${before.price}: plans stand from the smallest, so ${name} should cost more.`
    return [{ field: `pricing.plans[${i}].price`, what, cure: 'Check both prices, or change their order.' }]
  })
}

const clock = String.raw`\b(\d{1,2})(?::(\d\d))? ?([ap])\.?m\b\.?`
const span = new RegExp(`${clock}(?: to | until |\\s?[-–]\\s?)${clock}`, 'gi')

/** Each span of hours in a text, in one spelling. */
function hoursIn(text: string): { written: string; hours: string }[] {
  return [...text.matchAll(span)].map(([written, ...parts]) => ({
    ...{ written, hours: parts.map((part, i) => (i % 3 === 1 ? part || '00' : part.toLowerCase())).join(' ') },
  }))
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
function texts(page: Page, hours: ReturnType<typeof hoursIn>, today: Date): Said[] {
  const reviewed = 'reviewed' in page ? page.reviewed : undefined
  const isDated = page.kind === 'legal' && page.dated
  // An article speaks of its own day for as long as it is read.
  const now = page.kind === 'article' ? page.date : dayOf(today)
  return proseOf(page).flatMap((text) => {
    if (!/\d/.test(text)) return []
    const tell = (written: string, why: string, cure: string) => [
      { field: 'text', what: `says "${written}", and ${why}, in: ${text}`, cure },
    ]
    return [
      ...[...text.matchAll(reviewedOn)].flatMap(([written, said]) => {
        if (reviewed && said !== longDate(reviewed))
          return tell(written, `reviewed is ${reviewed}`, 'Change one of the two.')
        return isDated && !reviewed ? tell(written, 'the page shows its date by itself', 'Leave it out.') : []
      }),
      ...[...text.matchAll(invited)].flatMap(([written, said = '']) =>
        Date.parse(`${said} UTC`) < Date.parse(now)
          ? tell(written, `that day is before ${now}`, 'Check the year, or take it out.')
          : [],
      ),
      ...[...text.matchAll(nearYear)].flatMap(([written, which = '', year]) => {
        const meant = Number(now.slice(0, 4)) + (away[which.toLowerCase()] ?? 0)
        return Number(year) === meant ? [] : tell(written, `seen from ${now} that is ${meant}`, 'Write the year alone.')
      }),
      ...(page.kind !== 'contact' && hours.length > 0 && openHours.test(text) ? hoursIn(text) : [])
        .filter((said) => !hours.some((ours) => ours.hours === said.hours))
        .flatMap(({ written }) =>
          tell(
            written,
            `the contact page "${hours[0]?.written}"`,
            'Say the same hours, or link to [contact](/contact).',
          ),
        ),
    ]
  })
}
