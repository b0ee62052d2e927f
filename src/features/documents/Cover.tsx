import type { ReactNode } from 'react'
import type { Opening } from '../../lib/prose.ts'
import type { Hand } from '../../model/document-words.ts'
import { HandMark } from './HandMark.tsx'

interface CoverProps {
  question: string
  /** What it is called. */
  children: ReactNode
  opening: Opening
  facts: readonly { label: string; value: string }[]
  /** Who writes it, and that in words. */
  hand: Hand
  written: string
  /** The small case with which its pages are filled in. */
  example: string | undefined
}

/** The head of a document: what it is called, what it answers and what it is for; at its foot for whom and by whom. */
export function Cover({ question, children, opening, facts, hand, written, example }: CoverProps) {
  const paragraphs = [`${opening.first} ${opening.rest}`, opening.last].filter(Boolean)
  return (
    <div className="opened-cover">
      <div className="cover-title">
        {children}
        <p className="display text-h4 text-ink-2">{question}</p>
        {example && (
          <p className="cover-case">
            <span>Drawn example</span> {example}
          </p>
        )}
      </div>
      <div>
        {paragraphs.map((html) => (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from our own content files, never from a visitor
          <p key={html} dangerouslySetInnerHTML={{ __html: html }} />
        ))}
      </div>
      <dl className="cover-facts">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>Who writes it</dt>
          <dd className="opened-writer">
            <HandMark hand={hand} />
            {written}
          </dd>
        </div>
      </dl>
    </div>
  )
}
