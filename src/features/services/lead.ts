/** About how many letters a fact is worth, which has a line of its own; and how much larger what can go wrong is set. */
const aFact = 60
const larger = 1.3

/**
 * Whether the text of an opening has so much more to say than the note about risk that it needs the wider column, for
 * both to end at about one height.
 */
export function isTextLonger(text: number, facts: number, risk: number): boolean {
  return text + facts * aFact - risk * larger > 290
}
