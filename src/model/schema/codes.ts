import { countryName } from '../../lib/formats.ts'
import { formed } from './text.ts'

const countryForm = /^[A-Z]{2}$/

/** The letters that ISO has now for those: GB for UK. */
const current = (code: string) => Intl.getCanonicalLocales(`und-${code}`)[0]?.slice(-2) ?? code

/** The European Union has a name by two letters as well, and no clock of its own; of Kosovo no clock is kept. */
const isCountry = (code: string) => current(code) === code && (timeZonesOf(code).length > 0 || code === 'XK')

/** By their IANA names. The types do not know of it yet. */
export function timeZonesOf(code: string): readonly string[] {
  return (new Intl.Locale(`und-${code}`) as Intl.Locale & { getTimeZones(): string[] | undefined }).getTimeZones() ?? []
}

/** A country by the two letters that search engines know it by. */
export const country = formed(countryForm, 'must be the two capital letters of a country, such as US or GB')
  .refine((code) => !countryForm.test(code) || isCountry(code), {
    error: ({ input }) => {
      const code = String(input)
      const meant = current(code) === code ? '' : `; those of ${countryName(code)} are ${current(code)}`
      return `is no country known by these two letters${meant}`
    },
  })
  .meta({ picks: 'country' })

const currencyForm = /^[A-Z]{3}$/
const currencies = new Set(Intl.supportedValuesOf('currency'))

/** A currency by the three letters that search engines know it by. */
export const currency = formed(currencyForm, 'must be the three capital letters of a currency, such as USD')
  .refine((code) => !currencyForm.test(code) || currencies.has(code), 'is no currency known by these three letters')
  .meta({ picks: 'currency' })
