import { countryName } from '../../lib/country-name.ts'
import { formed } from './text.ts'

const form = /^[A-Z]{2}$/

/** A country by the two letters that search engines know it by. */
export const country = formed(form, 'must be the two capital letters of a country, such as US or GB').refine(
  (code) => !form.test(code) || countryName(code) !== code,
  'is no country known by these two letters',
)
