import { typeset } from '../../lib/typeset.ts'
import type { Page } from '../page.ts'
import type { Problem } from '../problems.ts'
import { headingsOf } from './anchors.ts'
import { didYouMean } from './near.ts'

/** A question about a strategy stands at one place: a step, or a heading that its text has. */
export function askedProblems(page: Page): Problem[] {
  if (page.kind !== 'strategy') return []
  // As fields have their quotes set.
  const written = headingsOf(page)
    .filter(({ depth }) => depth === 2)
    .map(({ text }) => typeset(text))
  return page.questions.flatMap(({ chapter, step }, i) => {
    const at = { file: page.file, field: `questions[${i}].chapter` }
    if (chapter === undefined) return []
    if (step !== undefined) return { ...at, what: 'is there, and a step as well.', cure: 'Keep one of the two.' }
    if (written.includes(chapter)) return []
    const cure = `Write one heading of the text, as it stands there, or leave it out.${didYouMean(chapter, written)}`
    return { ...at, what: `is "${chapter}", which is no heading of the text.`, cure }
  })
}
