/** A day such as 2026-09-30 in words: September 30, 2026. */
export function longDate(day: string): string {
  return new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}
