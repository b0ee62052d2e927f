/** The map of a family of funds, as far as its pages lead to each other by it. */

interface Place {
  horizon: number
  cash: number
}

/** It has as many steps each way. */
export const mapSteps = 5

/** As much of the map as names fit into, beside a sheet. */
const near = 3

/** The part of the map around a fund with the most others in it, the slowest way out first: in each cell those who stand there. */
export function around<Shown extends { place: Place }>(own: Place, funds: readonly Shown[]) {
  const inside = (columns: number[], rows: number[]) =>
    rows.map((cash) => ({
      cash,
      cells: columns.map((horizon) => funds.filter(({ place }) => place.horizon === horizon && place.cash === cash)),
    }))
  const parts = spans(own.horizon).flatMap((columns) =>
    spans(own.cash).map((rows) => ({ columns, rows: inside(columns, rows.toReversed()) })),
  )
  const count = ({ rows }: (typeof parts)[number]) => rows.flatMap(({ cells }) => cells.flat()).length
  return parts.reduce((best, part) => (count(part) > count(best) ? part : best))
}

/** Each three steps that hold this one; those with it in the middle come first. */
function spans(at: number): number[][] {
  return [at - 1, at, at - 2]
    .filter((first) => first >= 1 && first + near - 1 <= mapSteps)
    .map((first) => Array.from({ length: near }, (_, i) => first + i))
}
