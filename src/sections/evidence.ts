/** How old the sources of a report were on the day it came out: one axis for all reports of a shelf, a dot for each. */

/** What a report rests on. A source that is kept up to date has no date. */
export interface DatedSource {
  by: string
  date?: string | undefined
}

interface Dot {
  /** Percent of the axis, whose right end is the day. */
  x: number
  /** How many dots it stands above the line. */
  level: number
}

/** A document of the year before last and one of 1991 both need room: the axis is logarithmic. */
export interface AgeAxis {
  oldest: number
  ticks: readonly { years: number; x: number }[]
}

/** Dots nearer than this, in percent, would touch on a phone: they stand on each other. */
const near = 3.6
const ticks = [1, 3, 10, 30, 100, 300]

/** A year such as "2018" at its middle, a day such as 2018-02-06 where it is. */
function yearOf(date: string): number {
  const [year = 0, month, day] = date.split('-').map(Number)
  return month === undefined || day === undefined ? year + 0.5 : year + (month - 1 + (day - 1) / 31) / 12
}

/** In years, on the day the report came out. The year of a source may have its middle after that day. */
function agesOf(sources: readonly DatedSource[], published: string): number[] {
  return sources.flatMap(({ date }) => (date ? Math.max(0, yearOf(published) - yearOf(date)) : []))
}

const place = (age: number, oldest: number) => 100 * (1 - Math.log1p(age) / Math.log1p(oldest))

/** The axis on which all of these find room; never shorter than three years. */
export function ageAxis(reports: readonly { sources: readonly DatedSource[]; date: string }[]): AgeAxis {
  const oldest = Math.max(3, ...reports.flatMap(({ sources, date }) => agesOf(sources, date)))
  const within = ticks.filter((years) => years <= oldest)
  return { oldest, ticks: within.map((years) => ({ years, x: place(years, oldest) })) }
}

/** A dot for each source with a date, oldest first; no two of them touch. */
export function dotsOf(sources: readonly DatedSource[], published: string, { oldest }: AgeAxis): Dot[] {
  const dots: Dot[] = []
  for (const age of agesOf(sources, published).toSorted((a, b) => b - a)) {
    const x = place(age, oldest)
    const taken = dots.filter((dot) => x - dot.x < near).map(({ level }) => level)
    dots.push({ x, level: taken.length === 0 ? 0 : lowestFree(taken) })
  }
  return dots
}

function lowestFree(taken: readonly number[]): number {
  const free = taken.findIndex((_, level) => !taken.includes(level))
  return free < 0 ? taken.length : free
}

/** The same in words, with whom it rests on. */
export function sourcesInWords(sources: readonly DatedSource[]): string {
  if (sources.length === 0) return 'Rests on its own reasoning.'
  const years = sources.flatMap(({ date }) => date?.slice(0, 4) ?? []).toSorted()
  const [first, last] = [years[0], years.at(-1)]
  const span = first === last ? `of ${first}` : `from ${first} to ${last}`
  const kept = sources.length - years.length
  const ages =
    kept === 0
      ? ` ${span}`
      : years.length === 0
        ? ', kept up to date'
        : `, ${years.length} ${span} and ${kept} kept up to date`
  const said = `Rests on ${sources.length} ${sources.length === 1 ? 'source' : 'sources'}${ages}`
  return `${said}: ${[...new Set(sources.map(({ by }) => by))].join('; ')}.`
}
