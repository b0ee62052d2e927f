import type { ReactNode } from 'react'
import type { Opening } from '../../lib/opening.ts'
import type { Hand } from '../../model/document-words.ts'
import { FactList } from '../../ui/FactList.tsx'
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
}

/** The head of a document: what is asked, what it is called, what it is for, and in the margin for whom. */
export function Cover({ question, children, opening, facts, hand, written }: CoverProps) {
  const paragraphs = [`${opening.first} ${opening.rest}`, opening.last].filter(Boolean)
  return (
    <div className="opened-cover">
      <div>
        <p className="text-sm text-ink-2">{question}</p>
        {children}
        {paragraphs.map((html) => (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from our own content files, never from a visitor
          <p key={html} dangerouslySetInnerHTML={{ __html: html }} />
        ))}
      </div>
      <div>
        <FactList facts={facts} className="opened-facts" />
        <p className="text-sm">
          <span className="block text-xs text-ink-2">Who writes it</span>
          <HandMark hand={hand} />
          {written}
        </p>
      </div>
    </div>
  )
}
