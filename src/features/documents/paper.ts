import type { Chapter } from '../../lib/prose.ts'

/** What stands where on the paper of a study. */

export interface Method {
  title: string
  text: string
  /** The number of the part that it makes. */
  part?: number | undefined
}

export interface Section {
  label: string
  anchor: string
  /** As an editor wrote it, or rendered from the page's text. */
  said: { text: string } | { html: string }
}

/** The text: first the methods that make no part of their own, then the chapters. */
export function sectionsOf(methods: readonly Method[], chapters: readonly Chapter[]): Section[] {
  return [
    ...methods
      .filter(({ part }) => part === undefined)
      .map(({ title, text }, i) => ({ label: title, anchor: `method-${i + 1}`, said: { text } })),
    ...chapters.map(({ html, ...heading }) => ({ ...heading, said: { html } })),
  ]
}
