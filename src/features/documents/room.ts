import { withoutMarks } from '../../lib/marked.ts'
import type { Chapter } from '../../lib/prose.ts'
import type { ExcerptData } from '../../model/schema/excerpt.ts'
import type { Asked, Said } from './opened.ts'

/**
 * Where the words about an excerpt find room: beside it where they end with it, below it in two columns where they are
 * longer, and at the title where there is no excerpt. Heights are estimated, in lines of text.
 */
export type Room = 'nowhere' | 'beside' | 'below' | 'at-title'

interface PartOfDocument {
  excerpt?: ExcerptData | undefined
  work: readonly Said[]
  chapter: Chapter | undefined
  queries: readonly Asked[]
}

/** Characters on a line beside an excerpt, and on a line of the excerpt there. */
const margin = 36
const page = 72

export function roomOf({ excerpt, work, chapter, queries }: PartOfDocument): Room {
  const said =
    work.reduce((sum, { title, text }) => sum + linesOf(title + text, margin) + 0.5, 0) +
    (chapter ? linesOf(chapter.label, 24) + linesOf(chapter.html, margin) : 0) +
    queries.reduce((sum, { question, answer }) => sum + linesOf(question, 26) + linesOf(answer, margin) + 0.5, 0)
  if (said === 0) return 'nowhere'
  if (!excerpt) return 'at-title'
  return excerpt.draws !== 'flow' && said <= heightOf(excerpt) + 2 ? 'beside' : 'below'
}

const linesOf = (text: string, width: number) => Math.ceil(text.length / width)
const sum = (heights: readonly number[]) => heights.reduce((total, height) => total + height, 0)
const written = (text: string, width: number) => linesOf(withoutMarks(text), width) + (/\/10 /.test(text) ? 0.6 : 0)
const ruled = (lines: readonly string[], width: number) => sum(lines.map((line) => written(line, width) + 0.7))

/** How many lines of the words beside it an excerpt is high, with its note. */
export function heightOf(excerpt: ExcerptData): number {
  const noted = excerpt.note ? linesOf(excerpt.note, page) + 0.7 : 0
  return noted + bodyHeight(excerpt)
}

function bodyHeight(excerpt: ExcerptData): number {
  switch (excerpt.draws) {
    case 'table': {
      const width = page / excerpt.columns.length - 3
      return 1.5 + sum(excerpt.rows.map((cells) => Math.max(...cells.map((cell) => written(cell, width))) + 0.9))
    }
    case 'text':
      return linesOf(withoutMarks(excerpt.text), 46) * 1.6
    case 'cards': {
      const width = page / excerpt.cards.length - 7
      return Math.max(...excerpt.cards.map(({ lines }) => ruled(lines, width))) + 3
    }
    case 'form':
      return ruled(
        excerpt.fields.map(({ value }) => value),
        page - 24,
      )
    case 'flow':
      return 6
    case 'curves':
      return 9 + excerpt.curves.length
    default:
      return ruled(excerpt.lines, page)
  }
}
