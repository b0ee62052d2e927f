import type { ReactNode } from 'react'
import type { Opening } from '../../lib/prose.ts'
import { FactList } from '../../ui/FactList.tsx'
import { ReadOn } from '../../ui/ReadOn.tsx'
import { RiskSheet } from '../../ui/RiskSheet.tsx'

interface BackPageProps {
  opening: Opening
  facts: readonly { label: string; value: string }[]
  risk: { heading: string; text: string; notice: string }
  related: readonly { title: string; href: string }[]
  /** Its clauses. */
  children: ReactNode
}

/** What stands on the back of a contract: its terms, what can go wrong, and the clauses in columns of small print. */
export function BackPage({ opening, facts, risk, related, children }: BackPageProps) {
  return (
    <section className="wrap py-11 md:py-15" aria-labelledby="print">
      <div className="back-page">
        <h2 id="print" className="display text-h3">
          The small print
        </h2>
        <FactList facts={facts} className="terms" />
        <RiskSheet {...risk} wide />
        <div className="small-print">
          <Preamble {...opening} />
          {children}
        </div>
        <div className="rule-t mt-7 pt-5">
          <ReadOn id="related" heading="Nearby:" links={related} />
        </div>
      </div>
    </section>
  )
}

function Preamble({ first, rest, last }: Opening) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from our own content files, never from a visitor */}
      <p className="display text-h4" dangerouslySetInnerHTML={{ __html: first }} />
      {[rest, last].filter(Boolean).map((html) => (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the same
        <p key={html} dangerouslySetInnerHTML={{ __html: html }} />
      ))}
    </>
  )
}
