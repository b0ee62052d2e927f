/** What divisions pass to each other, as a score: a row for each division, an upright line for each thing. */

interface Division {
  page: string
  name: string
}

export interface Pass {
  what: string
  from: readonly string[]
  to: readonly string[]
}

export interface ScoreLine {
  what: string
  /** The line in words: "Services to Investment and Software". */
  said: string
  /** Where its marks stand, from 0 at the top to 1, and whether the division there gives or receives. */
  marks: { place: number; gives: boolean }[]
}

/** No comma before "and", as everywhere on the site. */
const names = new Intl.ListFormat('en-GB')

/** The middle of a row. */
export const placeOf = (row: number, rows: number) => (row + 0.5) / rows

export function scoreOf(divisions: readonly Division[], passes: readonly Pass[]): ScoreLine[] {
  return passes.map(({ what, from, to }) => {
    const nameOf = (side: readonly string[]) =>
      names.format(divisions.filter(({ page }) => side.includes(page)).map(({ name }) => name))
    return {
      what,
      said: `${nameOf(from)} to ${nameOf(to)}`,
      marks: divisions.flatMap(({ page }, row) =>
        from.includes(page) || to.includes(page)
          ? [{ place: placeOf(row, divisions.length), gives: from.includes(page) }]
          : [],
      ),
    }
  })
}
