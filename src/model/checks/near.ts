/** The one of several names that a slip of the hand is nearest to, if one is near. */
export function nearest(written: string, names: Iterable<string>): string | undefined {
  const slip = written.toLowerCase()
  const far = Math.max(1, Math.round(slip.length / 3))
  const ranked = [...new Set(names)]
    .map((name) => ({ name, steps: stepsBetween(slip, name.toLowerCase()) }))
    .filter(({ name, steps }) => steps <= far && name !== written)
    .sort((a, b) => a.steps - b.steps)
  return ranked[0]?.name
}

/** ` Did you mean "summary"?`, or nothing. */
export function didYouMean(written: string, names: Iterable<string>): string {
  const name = nearest(written, names)
  return name === undefined ? '' : ` Did you mean "${name}"?`
}

/** How many letters must be added, removed or changed to make one text of another. */
function stepsBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, i) => i)
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...to].entries()) {
      const changed = (row[j] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row[to.length] ?? 0
}
