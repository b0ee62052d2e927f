/** Curves from the numbers in a drawing to the words below it, which stand in columns of one width. */

/** The drawing of the curves is this wide and high, and stretched to its place. */
export const joinsWidth = 1000
export const joinsHeight = 10

/** Places run from 0 to 1; each curve ends at the left edge of its column. */
export function joinsOf(places: readonly number[]): string {
  return places
    .map((place, i) => {
      const from = Math.round(place * joinsWidth)
      const to = Math.round((i / places.length) * joinsWidth)
      return `M${from} 0C${from} 7 ${to} 3 ${to} ${joinsHeight}`
    })
    .join('')
}
