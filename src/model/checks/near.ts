/** The one of several names that a slip of the hand is nearest to, if one is near: a letter in four may be wrong. */
export function nearest(written: string, names: Iterable<string>): string | undefined {
  const slip = written.toLowerCase()
  const far = slip.length < 3 ? 0 : Math.max(1, Math.floor(slip.length / 4))
  const ranked = [...new Set(names)]
    .filter((name) => Math.abs(name.length - slip.length) <= far)
    .map((name) => ({ name, steps: stepsBetween(slip, name.toLowerCase()) }))
    .filter(({ name, steps }) => steps <= far && name !== written)
    .sort((a, b) => a.steps - b.steps)
  return ranked[0]?.name
}

/** The address that was meant. Its last part says which page it is, so that counts: by its letters, then by its words. */
function nearestAddress(written: string, addresses: Iterable<string>): string | undefined {
  const all = [...addresses].filter((address) => address !== '/')
  const last = lastPart(written)
  const ends = all.map(lastPart)
  const end = ends.includes(last) ? last : nearest(last, ends)
  const words = last.split('-')
  const meant =
    end === undefined
      ? all.filter((address) => isAmong(words, lastPart(address).split('-')))
      : all.filter((address) => lastPart(address) === end)
  // Of several, the one in the folder that was written.
  return meant.length === 1 ? meant[0] : nearest(written, meant)
}

/** ` Did you mean /about?`, or nothing. */
export function didYouMeanPage(written: string, addresses: Iterable<string>): string {
  const address = nearestAddress(written, addresses)
  return address === undefined ? '' : ` Did you mean ${address}?`
}

const lastPart = (address: string) => address.slice(address.lastIndexOf('/') + 1).toLowerCase()

const isAmong = (some: readonly string[], others: readonly string[]) =>
  some.every((word) => others.includes(word)) || others.every((word) => some.includes(word))

/** ` Did you mean "summary"?`, or nothing. */
export function didYouMean(written: string, names: Iterable<string>): string {
  const name = nearest(written, names)
  return name === undefined ? '' : ` Did you mean "${name}"?`
}

/** Each entry of a list whose key an earlier one has: its place, and that earlier one. No key is none. */
export function repeats<Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => unknown = (entry) => entry) {
  const first = new Map<unknown, Entry>()
  return entries.flatMap((entry, i) => {
    const key = keyOf(entry)
    const earlier = first.get(key)
    if (earlier !== undefined) return [{ entry, i, first: earlier }]
    if (key !== undefined) first.set(key, entry)
    return []
  })
}

/** How many letters must be added, removed, changed or swapped with the next to make one text of another. */
function stepsBetween(from: string, to: string): number {
  let before: number[] = []
  let row = Array.from({ length: to.length + 1 }, (_, i) => i)
  for (let i = 0; i < from.length; i++) {
    const next = [i + 1]
    for (let j = 0; j < to.length; j++) {
      const isSwapped = from[i] === to[j - 1] && from[i - 1] === to[j]
      next.push(
        Math.min(
          (row[j] ?? 0) + (from[i] === to[j] ? 0 : 1),
          (row[j + 1] ?? 0) + 1,
          (next[j] ?? 0) + 1,
          isSwapped ? (before[j - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    before = row
    row = next
  }
  return row[to.length] ?? 0
}
