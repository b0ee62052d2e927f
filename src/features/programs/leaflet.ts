/** The panels of a leaflet, so that they are about as full. */

interface Fact {
  label: string
  value: string
}
interface Point {
  title: string
  text: string
}

/** What stands in a panel, in lines of so many letters. */
const lettersALine = 36
const linesOf = (text: string) => Math.ceil(text.length / lettersALine)
const pointLines = (points: readonly Point[]) => sum(points.map(({ text }) => 1.5 + linesOf(text)))
/** A label, the air around it, and its value, which is set heavier. */
const factLines = (facts: readonly Fact[]) => sum(facts.map(({ value }) => 2 + Math.ceil(value.length / 32)))

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)

/** The first facts say whom it is for; the last, how to join, end the steps: as many of them as make both panels level. */
export function shared<F extends Fact>(facts: readonly F[], audience: readonly Point[], steps: readonly Point[]) {
  const [who, how] = [pointLines(audience), pointLines(steps)]
  const cuts = facts.slice(0, -1).map((_, i) => i + 1)
  const height = (cut: number) => Math.max(who + factLines(facts.slice(0, cut)), how + factLines(facts.slice(cut)))
  const [cut = 0] = cuts.toSorted((a, b) => height(a) - height(b))
  return { first: facts.slice(0, cut), last: facts.slice(cut) }
}

/** Without chapters there is no lower half: what is asked has a panel, unless it is a single question. */
export const isOneSided = (chapters: readonly unknown[], questions: readonly unknown[]) =>
  chapters.length === 0 && questions.length > 1
