const names = new Intl.DisplayNames('en', { type: 'region' })

/** What a country is called, by its two letters; the letters where no country has them. */
export function countryName(code: string): string {
  return names.of(code) ?? code
}
