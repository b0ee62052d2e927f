interface Row {
  struck?: string | undefined
  cells: readonly string[]
  note?: string | undefined
}

/** The line of a sheet that tells most of the work: one that was corrected, or else one that somebody wrote beside. */
export function tellingRow<Line extends Row>(rows: readonly Line[]): Line | undefined {
  return rows.find(({ struck, cells }) => struck && cells.length > 0) ?? rows.find(({ note }) => note) ?? rows[0]
}
