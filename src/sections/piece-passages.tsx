import type { ReactNode } from 'react'
import { longDate } from '../lib/formats.ts'
import { Arrow } from '../ui/Arrow.tsx'
import { Unbroken } from '../ui/Unbroken.tsx'
import { Diagram, type Figure } from './Diagram.tsx'
import type { Passage } from './MarginMarks.tsx'

export interface ProofPiece {
  title: string
  href: string
  date: string
  author?: string | undefined
  summary: string
  /** How it begins. */
  opening: string
  figure: Figure
  minutes: number
  sources: readonly { by: string; title: string; date?: string | undefined }[]
}

/** A piece by its passages, so that marks can stand at each. */
export function piecePassages(piece: ProofPiece, desk: string): Record<Passage, ReactNode> {
  const { title, href, date, author, summary, opening, figure, minutes, sources } = piece
  return {
    date: (
      <p className="text-xs text-ink-2">
        <time dateTime={date}>{longDate(date)}</time>
      </p>
    ),
    title: (
      <>
        <h2 className="display text-h2">
          <a href={href} className="hover:text-accent">
            <Unbroken text={title} />
          </a>
        </h2>
        <p className="display mt-2 text-h4 text-ink-2">{summary}</p>
      </>
    ),
    opening: <p>{opening}</p>,
    figure: <Diagram figure={figure} upright />,
    byline: (
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 rule-t pt-3 text-sm">
        <span>
          By {author ?? `the ${desk}`}, {minutes} min read
          {sources.length > 0 && `, ${sources.length} ${sources.length === 1 ? 'source' : 'sources'}`}
        </span>
        <a href={href} className="group inline-flex min-h-6 items-center font-medium text-accent">
          Read on
          <Arrow />
        </a>
      </p>
    ),
    sources: (
      <ol className="proof-sources">
        {sources.map((source) => (
          <li key={source.by + source.title}>
            {source.by}: <cite>{source.title}</cite>
            {source.date && `, ${source.date.slice(0, 4)}`}
          </li>
        ))}
      </ol>
    ),
  }
}
