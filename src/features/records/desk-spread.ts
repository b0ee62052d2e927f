import type { Chapter } from '../../lib/opening.ts'
import type { Stop } from './track.ts'

/** What is told about a system, each chapter with the questions beside it. */

export interface Asked {
  question: string
  answer: string
  /** The desk that it is about, with its number from 1. */
  desk?: (Stop & { number: number }) | undefined
}

export interface SpreadRow {
  /** None where nothing is told, and all is asked. */
  chapter?: Chapter
  questions: Asked[]
}

/**
 * Questions in the order of the route, each beside the first chapter that has come as far; what is about no desk comes first.
 * Where one short chapter would leave a hole beside many questions, they come after it.
 */
export function spreadOf(
  route: readonly Stop[],
  chapters: readonly (Chapter & { at: string | undefined })[],
  questions: readonly { question: string; answer: string; at?: string | undefined }[],
): SpreadRow[] {
  const numberOf = (at: string | undefined) => route.findIndex(({ desk }) => desk === at) + 1
  const asked = questions
    .map(({ question, answer, at }) => ({ question, answer, number: numberOf(at) }))
    .toSorted((one, other) => one.number - other.number)
    .map(({ number, ...one }): Asked => {
      const stop = route[number - 1]
      return stop ? { ...one, desk: { ...stop, number } } : one
    })
  if (chapters.length === 0) return [{ questions: asked }]
  const told = chapters.map(({ at, ...chapter }) => ({ chapter, place: numberOf(at) }))
  const [only, ...others] = told
  if (only && others.length === 0 && tallOf(asked) > essayTall(only.chapter))
    return [{ chapter: only.chapter, questions: [] }, { questions: asked }]
  const rowOf = ({ desk }: Asked) => {
    const row = told.findIndex(({ place }) => place >= (desk?.number ?? 0))
    return row < 0 ? told.length - 1 : row
  }
  return told.map(({ chapter }, i) => ({ chapter, questions: asked.filter((one) => rowOf(one) === i) }))
}

/** About how tall the questions come out in a margin, and an essay beside it. */
const tallOf = (asked: readonly Asked[]) =>
  asked.reduce((sum, { question, answer }) => sum + 68 + Math.ceil((question.length + answer.length) / 46) * 22, 0)
const essayTall = ({ html }: Chapter) => 160 + (html.replaceAll(/<[^>]+>/g, '').length / 72) * 27
