import type { Chapter } from '../../lib/prose.ts'
import type { Hand } from '../../model/document-words.ts'

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

/** A step, with its number; without its text where that stands further up. */
export interface Numbered {
  number: number
  title: string
  text?: string
}

/**
 * Parts that follow each other and are made in one step, beside that step. A step that makes no part follows the one
 * before it; one that goes on further down is named again.
 */
export function madeIn<Part extends { step: number }>(steps: readonly Said[], parts: readonly Part[]) {
  const runs = parts.reduce<Part[][]>((all, part) => {
    const last = all.at(-1)
    if (last?.[0]?.step === part.step) last.push(part)
    else all.push([part])
    return all
  }, [])
  const numbers = runs.map(([first]) => first?.step ?? 1)
  const homes = steps.map((_, i) => {
    const own = numbers.indexOf(i + 1)
    return own < 0
      ? Math.max(
          0,
          numbers.findLastIndex((number) => number <= i),
        )
      : own
  })
  return runs.map((run, at) => {
    const told = steps.flatMap((step, i): Numbered[] => {
      if (homes[i] === at) return [{ number: i + 1, ...step }]
      return numbers[at] === i + 1 ? [{ number: i + 1, title: step.title }] : []
    })
    return { steps: told, parts: run }
  })
}

/** Who writes most of it: of two that write as much, the one that comes first. */
export function usualHand(contents: readonly { hand: Hand }[]): Hand {
  const counted = Map.groupBy(contents, ({ hand }) => hand)
  return [...counted].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? 'us'
}
