import { countryName } from '../../lib/country-name.ts'
import type { Problem } from '../problems.ts'
import { timeZonesOf } from '../schema/country.ts'
import type { Office } from '../schema/facts.ts'

type Said = Omit<Problem, 'file'>

/** Where an office is, is told four ways: by its address, its phone, its clock and its country. */
export function officeWarnings(offices: readonly Office[]): Said[] {
  return [...offices.flatMap(office), ...shared(offices)]
}

/** Codes of countries, who has them, and how many digits follow; only what is sure. */
// biome-ignore format: a code a cell reads as a table
const dials: Readonly<Record<string, readonly [countries: string, least: number, most: number]>> = {
  1: ['US CA AG AI AS BB BM BS DM DO GD GU JM KN KY LC MP MS PR SX TC TT VC VG VI', 10, 10],
  7: ['RU KZ', 10, 10], 20: ['EG', 8, 10], 27: ['ZA', 9, 9], 30: ['GR', 10, 10], 31: ['NL', 9, 9], 32: ['BE', 8, 9],
  33: ['FR', 9, 9], 34: ['ES', 9, 9], 36: ['HU', 8, 9], 39: ['IT VA', 6, 12], 40: ['RO', 9, 9], 41: ['CH', 9, 9],
  43: ['AT', 4, 13], 44: ['GB GG IM JE', 9, 10], 45: ['DK', 8, 8], 46: ['SE', 7, 13], 47: ['NO SJ', 8, 8], 48: ['PL', 9, 9],
  49: ['DE', 5, 13], 52: ['MX', 10, 11], 55: ['BR', 10, 11], 60: ['MY', 8, 10], 61: ['AU CC CX', 9, 10], 62: ['ID', 7, 12],
  63: ['PH', 8, 10], 64: ['NZ PN', 8, 10], 65: ['SG', 8, 8], 66: ['TH', 8, 9], 81: ['JP', 9, 10], 82: ['KR', 8, 11],
  84: ['VN', 9, 10], 86: ['CN', 9, 11], 90: ['TR', 10, 10], 91: ['IN', 10, 10], 234: ['NG', 8, 10], 254: ['KE', 9, 10],
  351: ['PT', 9, 9], 352: ['LU', 4, 11], 353: ['IE', 7, 9], 356: ['MT', 8, 8], 357: ['CY', 8, 8], 358: ['FI AX', 5, 12],
  370: ['LT', 8, 8], 371: ['LV', 8, 8], 372: ['EE', 7, 8], 380: ['UA', 9, 9], 420: ['CZ', 9, 9], 421: ['SK', 9, 9],
  423: ['LI', 7, 9], 852: ['HK', 8, 8], 853: ['MO', 8, 8], 886: ['TW', 8, 9], 966: ['SA', 9, 9], 971: ['AE', 8, 9],
  972: ['IL', 8, 9], 974: ['QA', 8, 8],
}

const digitsOf = (phone: string) => phone.replaceAll(/\D/g, '')

function office({ phone, timeZone, country, address }: Office, i: number): Said[] {
  const digits = digitsOf(phone)
  const code = [3, 2, 1].map((size) => digits.slice(0, size)).find((start) => start in dials) ?? ''
  const [countries = country, least = 0, most = 15] = dials[code] ?? []
  const rest = digits.length - code.length
  const tell = (field: string, what: string, cure: string) => [{ field: `offices[${i}].${field}`, what, cure }]
  const length =
    rest < least || rest > most
      ? tell(
          'phone',
          `is ${phone}, with ${rest} digits behind ${code}: ${countryName(countries.slice(0, 2))} has ${least === most ? least : `${least} to ${most}`}.`,
          'Compare it with the number that you dial.',
        )
      : []
  const zones = timeZonesOf(country)
  const isElsewhere = zones.length > 0 && !zones.includes(zoneName(timeZone))
  const isDialedElsewhere = !countries.split(' ').includes(country)
  const here = countryName(country)
  const there = countryName(countries.slice(0, 2))
  const cure = 'Change whichever is wrong: visitors read the time, dial the number and search by the country.'
  if (isElsewhere && isDialedElsewhere)
    return [
      ...length,
      ...tell('country', `is ${country} (${here}), and neither its phone nor its time zone is there.`, cure),
    ]
  const last = countryCalled(address.at(-1) ?? '')
  return [
    ...length,
    ...(isElsewhere
      ? tell('timeZone', `is ${timeZone}, and country is ${country}: no clock in ${here} runs by it.`, cure)
      : []),
    ...(isDialedElsewhere
      ? tell('phone', `is ${phone}, a number of ${there}, and country is ${country} (${here}).`, cure)
      : []),
    ...(last && last !== country
      ? tell('address', `ends with ${address.at(-1)}, and country is ${country} (${here}).`, cure)
      : []),
  ]
}

/** The one name that the system keeps for a zone: Asia/Kolkata is Asia/Calcutta there. */
const zoneName = (timeZone: string) => new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone

/** Georgia is a state as well. */
function countryCalled(name: string): string | undefined {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const codes = name === 'Georgia' ? [] : letters.flatMap((one) => letters.map((other) => one + other))
  return codes.find((code) => countryName(code) === name && timeZonesOf(code).length > 0)
}

/** Two offices have two of each, unless one was copied from the other; menu and positions know them by their city. */
function shared(offices: readonly Office[]): Said[] {
  const once = {
    city: ({ city }: Office) => city.toLowerCase(),
    phone: ({ phone }: Office) => digitsOf(phone),
    email: ({ email }: Office) => email.toLowerCase(),
    address: ({ address }: Office) => address[0]?.toLowerCase(),
  }
  return Object.entries(once).flatMap(([field, of]) =>
    offices.flatMap((one, i) => {
      const first = offices.find((other) => of(other) === of(one))
      if (!first || first === one) return []
      const what = `is the same as in ${first.city}.`
      return [{ field: `offices[${i}].${field}`, what, cure: `Write that of ${one.city}, if it has one of its own.` }]
    }),
  )
}
