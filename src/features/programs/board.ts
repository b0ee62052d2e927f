/** Slips on three columns of a board, so that the columns end at about the same height. */

const columns = 3

/** What a slip will take, in lines: wide letters fill one with fewer of them. */
export const linesOf = (text: string) => Math.ceil(text.length / 47)
export const headLinesOf = (text: string) => Math.ceil(text.length / 30) * 1.25

/** Each slip in the column where the highest one stays lowest; there it keeps its order, and the first slip leads. */
export function pinned<Slip extends { lines: number }>(slips: readonly Slip[]): Slip[][] {
  const longestFirst = slips.toSorted((a, b) => b.lines - a.lines)
  const found = shortest(longestFirst.map(({ lines }) => lines))
  const place = (slip: Slip | undefined) => (slip ? slips.indexOf(slip) : slips.length)
  return Array.from({ length: columns }, (_, column) => longestFirst.filter((_slip, i) => found[i] === column))
    .map((column) => column.toSorted((a, b) => place(a) - place(b)))
    .toSorted((a, b) => place(a[0]) - place(b[0]))
}

/** Tries every way to fill the columns, and gives up each as soon as it is no better than the best so far. */
function shortest(lengths: readonly number[]): number[] {
  const filled = Array.from({ length: columns }, () => 0)
  const chosen: number[] = []
  let best = { height: Number.POSITIVE_INFINITY, chosen }
  const fill = (i: number) => {
    const length = lengths[i]
    if (length === undefined) best = { height: Math.max(...filled), chosen: [...chosen] }
    else
      for (const [column, height] of filled.entries()) {
        // Columns of one height are the same choice.
        if (height + length >= best.height || filled.indexOf(height) < column) continue
        filled[column] = height + length
        chosen[i] = column
        fill(i + 1)
        filled[column] = height
      }
  }
  fill(0)
  return best.chosen
}
