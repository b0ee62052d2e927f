/** Turns of phrase that the first texts fell back on, and how often all pages together said them then. */
const habits: readonly { name: string; found: RegExp; before: number }[] = [
  { name: 'paper(s)', found: /\bpapers?\b/gi, before: 83 },
  { name: 'before you/any/the', found: /\bbefore (?:you|any|the)\b/gi, before: 81 },
  { name: 'written', found: /\bwritten\b/gi, before: 68 },
  { name: 'stay(s)', found: /\bstays?\b/gi, before: 57 },
  { name: 'kept', found: /\bkept\b/gi, before: 41 },
  { name: 'plain', found: /\bplain\b/gi, before: 32 },
  { name: 'beside', found: /\bbeside\b/gi, before: 24 },
  { name: 'nobody', found: /\bnobody\b/gi, before: 23 },
  { name: 'says who/what', found: /\bsays (?:who|what)\b/gi, before: 20 },
]

export interface Habit {
  name: string
  before: number
  now: number
}

export function habitsIn(texts: readonly string[]): Habit[] {
  return habits.map(({ name, found, before }) => ({
    name,
    before,
    now: texts.reduce((sum, text) => sum + (text.match(found)?.length ?? 0), 0),
  }))
}

const irregular =
  'built|bought|brought|done|drawn|felt|found|given|held|kept|known|left|lent|lost|made|met|paid|put|read|said|seen|sent|set|shown|sold|split|taken|told|worn|written'
const passive = new RegExp(
  `\\b(?:is|are|was|were|be|been|being)\\s+(?:(?:\\w+ly|also|always|never|not|often|then)\\s+)?(?:\\w{2,}ed|${irregular})\\b`,
  'i',
)

/** True of a text with a form of "be" and a participle behind it. Rough, and the same for all: good for comparing. */
export function isPassive(text: string): boolean {
  return passive.test(text)
}
