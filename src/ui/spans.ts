/** A row has twelve columns; three are the narrowest that a heading fits, so that four texts stand side by side. */
const columns = 12
const least = 3

/** How many columns each text has, so that those of a row end at about one height. More than four share rows evenly. */
export function spansOf(lengths: readonly number[]): number[] {
  const half = Math.ceil(lengths.length / 2)
  if (lengths.length > columns / least) return [...spansOf(lengths.slice(0, half)), ...spansOf(lengths.slice(half))]
  const spans = lengths.map(() => least)
  for (let left = columns - least * lengths.length; left > 0; left--) {
    const tightness = lengths.map((length, i) => length / (spans[i] ?? least))
    const tightest = tightness.indexOf(Math.max(...tightness))
    spans[tightest] = (spans[tightest] ?? least) + 1
  }
  return spans
}
