/** How the steps of an engagement join the parts of its document: two columns of rows as high as each other. */

/** The middle of a row, in percent of the height of all of them. */
export function middleOf(row: number, rows: number): number {
  return Math.round(((row + 0.5) / rows) * 1000) / 10
}

/** A path from each part's step to the part, on a square of 100. */
export function joinsOf(steps: number, contents: readonly { step: number }[]): string[] {
  return contents.map(({ step }, i) => {
    const from = middleOf(step - 1, steps)
    const to = middleOf(i, contents.length)
    return `M0 ${from}C60 ${from} 40 ${to} 100 ${to}`
  })
}
