import type { Chapter } from '../../lib/opening.ts'

interface Saying {
  /** The number of the part that it is about. */
  part: number
}

export interface Said {
  title: string
  text: string
}

export interface Asked {
  question: string
  answer: string
}

interface Parts<Part> {
  contents: readonly (Part & { chapter?: string | undefined })[]
  capabilities: readonly (Said & Saying)[]
  chapters: readonly Chapter[]
  questions: readonly (Asked & Saying)[]
}

/** The parts of a document, each with all that is said of it. */
export function openedParts<Part>({ contents, capabilities, chapters, questions }: Parts<Part>) {
  const at = <One extends Saying>(list: readonly One[], i: number) => list.filter(({ part }) => part === i + 1)
  return contents.map((part, i) => ({
    ...part,
    work: at(capabilities, i),
    chapter: chapters.find(({ label }) => label === part.chapter),
    queries: at(questions, i),
  }))
}
