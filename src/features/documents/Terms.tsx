import type { ReactNode } from 'react'
import { FactList } from '../../ui/FactList.tsx'
import { HeadedLines } from './HeadedLines.tsx'

interface TermsProps {
  facts: readonly { label: string; value: string }[]
  brings: readonly string[]
  keeps: readonly string[]
  /** What is asked about them, where it stands here. */
  children: ReactNode
}

/** What both sides of a study agree on, on a slip beside its text. */
export function Terms({ facts, brings, keeps, children }: TermsProps) {
  return (
    <section className="study-terms" aria-labelledby="terms">
      <h2 id="terms" className="display text-h4">
        The terms
      </h2>
      <FactList facts={facts} className="study-facts" />
      <HeadedLines heading="You bring" lines={brings} />
      <HeadedLines heading="Stays with you" lines={keeps} />
      {children && (
        <div>
          <h3 className="display text-h4">Asked about the terms</h3>
          {children}
        </div>
      )}
    </section>
  )
}
