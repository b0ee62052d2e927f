import type { Page } from '../model/page.ts'
import { type Passage, passages } from '../model/schema/insights.ts'

/** The marks of a desk in the margins of its newest piece, each group at the passage that shows it. */

type CategoryPage = Extract<Page, { kind: 'category' }>

interface Mark {
  title: string
  text: string
}

export interface MarginGroup {
  /** What the desk takes stands in the left margin, what it is asked in the right one. */
  margin: 'covers' | 'questions'
  at: Passage
  /** Where the next group of this margin stands; a group may use the room up to there. */
  until: Passage | undefined
  marks: Mark[]
}

/** Where marks stand that do not say it, by their order. Those of the right margin keep clear of the title. */
const usual = {
  covers: ['title', 'opening', 'figure', 'byline', 'byline'],
  questions: ['opening', 'figure', 'byline'],
} as const

/** The passages of a piece; one may rest on no sources, and before the first piece there is an empty sheet alone. */
export function passagesOf(piece: { sources: readonly unknown[] } | undefined): Passage[] {
  if (!piece) return ['title']
  return passages.filter((passage) => passage !== 'sources' || piece.sources.length > 0)
}

export function marginsOf(
  { covers, questions }: Pick<CategoryPage, 'covers' | 'questions'>,
  shown: readonly Passage[],
): MarginGroup[] {
  const taken = covers.map(({ title, text, passage }, i) => ({ title, text, at: passage ?? usual.covers[i] }))
  const asked = questions.map(({ question, answer, passage }, i) => ({
    title: question,
    text: answer,
    at: passage ?? usual.questions[i],
  }))
  return [...groupsOf('covers', taken, shown), ...groupsOf('questions', asked, shown)]
}

/** What stands at a passage that this piece does not have stands at its last. */
function groupsOf(
  margin: MarginGroup['margin'],
  marks: readonly (Mark & { at: Passage | undefined })[],
  shown: readonly Passage[],
): MarginGroup[] {
  const placeOf = (at: Passage | undefined) => (at && shown.includes(at) ? at : shown.at(-1))
  return shown
    .map((at) => ({
      at,
      marks: marks.filter((mark) => placeOf(mark.at) === at).map(({ title, text }) => ({ title, text })),
    }))
    .filter(({ marks }) => marks.length > 0)
    .map((group, i, groups) => ({ margin, ...group, until: groups[i + 1]?.at }))
}
