import type { Chapter } from '../../lib/opening.ts'
import type { Stop } from './track.ts'

/** What is asked and told about a system, by the desk of its route that it is about. */

export interface Note {
  title: string
  /** The id of a chapter; a question has none. */
  anchor?: string | undefined
  /** Rendered, or as it was written. */
  html?: string | undefined
  text?: string | undefined
}

export interface DeskNotes {
  /** The desk with its number, from 1; what is about no desk comes first. */
  desk?: Stop & { number: number }
  notes: Note[]
}

/** In the order of the route: at each desk first what the text tells, then what is asked. */
export function notesByDesk(
  route: readonly Stop[],
  chapters: readonly (Chapter & { at: string | undefined })[],
  questions: readonly { question: string; answer: string; at?: string | undefined }[],
): DeskNotes[] {
  const notesAt = (desk: string | undefined): Note[] => [
    ...chapters.filter(({ at }) => at === desk).map(({ label, anchor, html }) => ({ title: label, anchor, html })),
    ...questions.filter(({ at }) => at === desk).map(({ question, answer }) => ({ title: question, text: answer })),
  ]
  return [
    { notes: notesAt(undefined) },
    ...route.map((stop, i) => ({ desk: { ...stop, number: i + 1 }, notes: notesAt(stop.desk) })),
  ].filter(({ notes }) => notes.length > 0)
}
