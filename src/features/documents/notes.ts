/** Questions about a study as the notes of its paper: lettered in the order in which it calls them. */

interface Question {
  question: string
  answer: string
  /** The fact, step, part or heading that it is about, in the same words; left out, it is about the whole study. */
  at?: string | undefined
}

export interface Note extends Question {
  letter: string
}

/** Where questions about the whole study are called. */
const whole = ''

interface Places {
  facts: readonly { label: string }[]
  steps: readonly { title: string }[]
  parts: readonly { title: string }[]
  sections: readonly { label: string }[]
}

/** The paper is read from its facts over the abstract, the steps and the parts to the text. */
export function notesOf(questions: readonly Question[], { facts, steps, parts, sections }: Places): Note[] {
  const places = [
    ...facts.map(({ label }) => label),
    whole,
    ...[...steps, ...parts].map(({ title }) => title),
    ...sections.map(({ label }) => label),
  ]
  return questions
    .toSorted((one, other) => places.indexOf(one.at ?? whole) - places.indexOf(other.at ?? whole))
    .map((one, i) => ({ ...one, letter: String.fromCharCode(97 + i) }))
}

/** The letters that are called at a place. */
export const lettersAt = (notes: readonly Note[], place: string = whole): string[] =>
  notes.filter(({ at = whole }) => at === place).map(({ letter }) => letter)
