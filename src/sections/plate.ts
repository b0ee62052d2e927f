/** How the parts of a plate share its twelve columns. */

export interface Measured {
  /** The columns that its drawing asks for; left out, it takes what is left. */
  columns?: number | undefined
}

export type Placed<Part> = Part & { span: number }

const all = 12

/**
 * Two parts stand in a row where at most one of them wants the rest, and alone in it otherwise. Every second pair has
 * its small part first, so that the plate is no table of two columns.
 */
export function rowsOf<Part extends Measured>(parts: readonly Part[]): Placed<Part>[][] {
  const rows: Placed<Part>[][] = []
  let waiting = [...parts]
  let pairs = 0
  while (waiting.length > 0) {
    const row = rowFrom(waiting, pairs % 2 === 1)
    if (row.length > 1) pairs += 1
    waiting = waiting.slice(row.length)
    rows.push(row)
  }
  return rows
}

function rowFrom<Part extends Measured>([first, second]: readonly Part[], isTurned: boolean): Placed<Part>[] {
  if (!first) return []
  if (!second || (!first.columns && !second.columns)) return [{ ...first, span: all }]
  if (first.columns && second.columns) return [first, second].map((part) => ({ ...part, span: all / 2 }))
  const small = first.columns ?? second.columns ?? all / 2
  const pair = [first, second].map((part) => ({ ...part, span: part.columns ?? all - small }))
  return isTurned ? pair.toReversed() : pair
}
