import { formed } from './text.ts'

const form = /^[A-Z]{3}$/
const known = new Set(Intl.supportedValuesOf('currency'))

/** A currency by the three letters that search engines know it by. */
export const currency = formed(form, 'must be the three capital letters of a currency, such as USD')
  .refine((code) => !form.test(code) || known.has(code), 'is no currency known by these three letters')
  .meta({ picks: 'currency' })
