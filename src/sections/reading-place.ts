/** Where links stand that lead on from two columns: below the shorter where they fill it up, else below both. */

interface Columns {
  steps: readonly { text: string }[]
  questions: readonly { answer: string }[]
  links: readonly unknown[]
}

/** About how high each is on a wide screen, in lines: half the page holds so many letters in one. */
const letters = 70
const linesOf = (text: string) => Math.ceil(text.length / letters)
const heights = { step: 2, question: 2, heading: 3, link: 2.75 }

export function readingPlace({ steps, questions, links }: Columns): 'steps' | 'questions' | 'below' {
  const started = steps.reduce((sum, { text }) => sum + heights.step + linesOf(text), 0)
  // The first question is open.
  const asked = questions.length * heights.question + linesOf(questions[0]?.answer ?? '') + 1
  const onward = heights.heading + links.length * heights.link
  const gap = Math.abs(started - asked)
  if (Math.abs(gap - onward) >= gap) return 'below'
  return asked < started ? 'questions' : 'steps'
}
