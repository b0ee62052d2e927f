/** A day such as 2026-09-30 in words: September 30, 2026. */
export function longDate(day: string): string {
  return new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}

export interface Pay {
  from: number
  to: number
  currency: string
  per: 'year' | 'month' | 'hour'
}

/** "USD 90,000 to 120,000 a year", or one number where both are the same. */
export function payRange({ from, to, currency, per }: Pay): string {
  // Whole numbers have no cents; where one of the two has some, both show them.
  const cents = Number.isInteger(from) && Number.isInteger(to) ? 0 : 2
  const { format } = new Intl.NumberFormat('en-US', { minimumFractionDigits: cents, maximumFractionDigits: cents })
  const range = from === to ? format(from) : `${format(from)} to ${format(to)}`
  return `${currency} ${range} ${per === 'hour' ? 'an' : 'a'} ${per}`
}

/** What a country is called, by its two letters; the letters where no country has them. */
export function countryName(code: string): string {
  return new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code
}

const scales = { M: 1e6, B: 1e9 }

/** The number behind a printed figure: 1.2B, 800M, +12.5%. */
export function quantity(figure: string): number {
  const [, number = '', unit = ''] = /^([+-]?\d+(?:\.\d+)?)([MB%]?)$/.exec(figure) ?? []
  if (number === '') throw new Error(`"${figure}" is no figure such as 1.2B or +12.5%.`)
  return Number(number) * (unit === 'M' || unit === 'B' ? scales[unit] : 1)
}

/** When support answers, by the office's own clock: hours of the day, the first included and the last not. */
export const supportHours = { days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], from: 9, to: 18 } as const
