import { typeset } from '../../lib/typeset.ts'
import type { Page } from '../page.ts'
import type { Problem } from '../problems.ts'
import { headingsOf } from './anchors.ts'
import { didYouMean } from './near.ts'

/** A question about a strategy stands beside a heading that its text has. */
export function askedProblems(page: Page): Problem[] {
  if (page.kind !== 'strategy') return []
  // As fields have their quotes set.
  const written = headingsOf(page)
    .filter(({ depth }) => depth === 2)
    .map(({ text }) => typeset(text))
  return page.questions.flatMap(({ chapter }, i) =>
    chapter === undefined || written.includes(chapter)
      ? []
      : {
          file: page.file,
          field: `questions[${i}].chapter`,
          what: `is "${chapter}", which is no heading of the text.`,
          cure: `Write one heading of the text, as it stands there, or leave it out.${didYouMean(chapter, written)}`,
        },
  )
}
