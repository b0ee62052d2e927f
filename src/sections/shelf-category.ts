import type { DatedSource } from './evidence.ts'
import type { Story } from './InsightSlides.tsx'

/** An article on its shelf. */
export interface ShelfLine extends Story {
  author?: string | undefined
  desk: string
  minutes: number
  /** How it begins, and the first sentence of that. */
  opening: string
  said: string
  sources: readonly DatedSource[]
}

/** A category on its shelf. */
export interface ShelfCategory {
  name: string
  href: string
  summary: string
  voice: 'report' | 'view' | 'guest' | 'notice'
  /** What its pieces are labeled as. */
  labels: readonly string[]
  /** When one would open it. */
  point?: { title: string; text: string } | undefined
  lines: readonly ShelfLine[]
}
